import type { KeyboardEvent, MouseEvent } from 'react';
import { Button, buttonClass, ButtonWords } from '../button/button.tsx';
import { messages } from '../messages.ts';
import styles from './load-more.module.css';

interface LoadMoreProps {
  readonly onLoad: () => void;
  readonly busy: boolean;
  /** Address of the page that begins with the next step: followed without script, and in a tab of its own. */
  readonly href?: string | undefined;
}

/** Below a list that has a further page. */
export function LoadMore({ onLoad, busy, href }: LoadMoreProps) {
  const words = busy ? messages.loadingMore : undefined;
  const press = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (!busy) onLoad();
  };
  return (
    <div className={styles.more}>
      {href ? (
        <a
          href={href}
          role="button"
          className={buttonClass('quiet', false)}
          aria-disabled={busy || undefined}
          onClick={press}
          onKeyDown={pressBySpace}
        >
          <ButtonWords busy={words}>{messages.loadMore}</ButtonWords>
        </a>
      ) : (
        <Button kind="quiet" onClick={onLoad} busy={words}>
          {messages.loadMore}
        </Button>
      )}
    </div>
  );
}

/** As on a button: the browser itself would scroll. */
function pressBySpace(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== ' ') return;
  event.preventDefault();
  if (!event.repeat) event.currentTarget.click();
}
