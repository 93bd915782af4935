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
    // The browser itself would scroll by Space, which presses a button.
    const isOther = 'key' in event ? event.key !== ' ' : event.metaKey || event.ctrlKey || event.shiftKey;
    if (isOther) return;
    event.preventDefault();
    if (!busy && !('repeat' in event && event.repeat)) onLoad();
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
