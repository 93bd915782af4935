import type { KeyboardEvent, MouseEvent } from 'react';
import { Button } from '../button/button.tsx';
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
  const press = (event: MouseEvent | KeyboardEvent) => {
    // A click has neither. Space presses a button, where the browser itself would scroll.
    const { key = ' ', repeat } = event as Partial<KeyboardEvent>;
    if (key !== ' ' || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (!busy && !repeat) onLoad();
  };
  return (
    <div className={styles.more}>
      <Button
        kind="quiet"
        busy={busy ? messages.loadingMore : undefined}
        {...(!import.meta.env.WIDGET && href
          ? { href, role: 'button', onClick: press, onKeyDown: press }
          : { onClick: onLoad })}
      >
        {messages.loadMore}
      </Button>
    </div>
  );
}
