import { Button } from '../button/button.tsx';
import { useConnection, useWhenBack } from '../connection/use-connection.ts';
import { messages } from '../messages.ts';
import { Notice } from './notice.tsx';

interface RetryNoticeProps {
  readonly text: string;
  readonly onRetry: () => void;
  readonly isRetrying?: boolean;
}

/**
 * Says that a part of the page could not be loaded, with a button that tries again. While the shop's bar says why, this is
 * no alert; when the provider can be reached again it tries by itself. Notice and button are laid out by what is around them.
 */
export function RetryNotice({ text, onRetry, isRetrying }: RetryNoticeProps) {
  const kind = useConnection() === 'online' ? 'error' : 'info';
  useWhenBack(onRetry);
  return (
    <>
      <Notice kind={kind}>{text}</Notice>
      <Button kind="quiet" busy={isRetrying ? messages.loadingMore : undefined} onClick={onRetry}>
        {messages.tryAgain}
      </Button>
    </>
  );
}
