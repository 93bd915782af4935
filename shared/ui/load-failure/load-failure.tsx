import { isProviderFailure } from '../../contracts/provider/index.ts';
import { useRouteError } from '@shop/shared/router';
import { PageError } from '../empty-state/page-error.tsx';
import { useTryAgain } from '../empty-state/use-try-again.ts';

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
