import type { ReactNode } from 'react';
import { isProviderFailure } from '../../contracts/provider/index.ts';
import { useLocation, useNavigate, useNavigation, useRouteError } from '@shop/shared/router';
import { Button } from '../button/button.tsx';
import { useConnectionState, useWhenBack } from '../connection/use-connection.ts';
import { messages } from '../messages.ts';
import { EmptyState } from './empty-state.tsx';
import styles from './empty-state.module.css';

interface PageErrorProps {
  readonly title: string;
  readonly help?: string;
  readonly onRetry?: (() => void) | undefined;
  /** An action that helps where another try does not. */
  readonly children?: ReactNode;
}

/**
 * A page that could not be loaded: the given sentence, what helps, and another try. While the shop's bar says that nothing
 * can be loaded this is no alarm of its own; when that is over it tries again by itself.
 */
export function PageError({ title, help = messages.errorHelp, onRetry, children }: PageErrorProps) {
  const { status, offline } = useConnectionState();
  const isTold = status !== 'online';
  const { state } = useNavigation();
  // Another page that is on its way stays so.
  useWhenBack(state === 'idle' ? onRetry : undefined);
  const retry = onRetry && (
    <Button kind="quiet" onClick={onRetry}>
      {messages.tryAgain}
    </Button>
  );
  return (
    <div role={isTold ? undefined : 'alert'} className={styles.page}>
      <EmptyState heading="h1" title={title} help={isTold ? onRetry && messages.loadsWhenBack : help}>
        {children ?? retry}
      </EmptyState>
      {isTold && offline && <offline.Unseen />}
    </div>
  );
}

interface LoadFailureProps {
  /** The sentence for a failed load. */
  readonly text: (error: unknown) => string;
}

/** A page's error boundary: a failed load is named and tried again; a fault in the code goes on to the frame. */
export function LoadFailure({ text }: LoadFailureProps) {
  const error = useRouteError();
  const tryAgain = useTryAgain();
  if (!isProviderFailure(error)) throw error;
  return <PageError title={text(error)} onRetry={tryAgain} />;
}

/**
 * Loads a failed page again, by navigating to the current address. Revalidating is not enough: react-router keeps the error on
 * screen when the answer comes before React has drawn that a revalidation runs.
 */
export function useTryAgain(): () => void {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  // Without the hash: a navigation to the same hash would load nothing.
  return () => void navigate({ pathname, search }, { replace: true, preventScrollReset: true, state });
}
