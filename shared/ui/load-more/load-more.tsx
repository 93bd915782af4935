import { Button } from '../button/button.tsx';
import { messages } from '../messages.ts';
import styles from './load-more.module.css';

interface LoadMoreProps {
  readonly onLoad: () => void;
  readonly busy: boolean;
}

/** Below a list that has a further page. */
export function LoadMore({ onLoad, busy }: LoadMoreProps) {
  return (
    <div className={styles.more}>
      <Button kind="quiet" onClick={onLoad} busy={busy ? messages.loadingMore : undefined}>
        {messages.loadMore}
      </Button>
    </div>
  );
}
