import { PageError, useTryAgain } from '@shop/shared/ui';
import { useRouteError } from 'react-router-dom';
import { useReportFailure } from '../failures/use-report-failure.ts';
import { messages } from '../messages/shell.ts';
import { useReloadForRelease } from './use-reload-for-release.ts';

/** A page's code could not be loaded; the failed import is the cause. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';

  constructor(cause: unknown) {
    super('The code of the page could not be loaded.', { cause });
  }
}

/**
 * Error boundary of an area: it threw, or its code could not be loaded.
 * @param cause why a page's own error boundary, which this one stands for, could not be loaded
 */
export function AreaError({ cause }: { readonly cause?: unknown }) {
  const error = useRouteError();
  const tryAgain = useTryAgain();
  const isCodeMissing = error instanceof ChunkLoadError;
  useReportFailure(isCodeMissing || cause !== undefined ? 'load' : 'crash', cause ?? error);
  const isReloading = useReloadForRelease(isCodeMissing);
  return (
    <PageError
      title={isCodeMissing ? messages.unavailable : messages.crashed}
      help={isReloading ? messages.updating : isCodeMissing ? messages.unavailableHelp : ''}
      onRetry={tryAgain}
    />
  );
}

/** Error boundary of the frame itself, the last resort. Links and reload still work. */
export function FrameError() {
  useReportFailure('crash', useRouteError());
  return (
    <main>
      <PageError title={messages.crashed} help="">
        <a href="/">{messages.backHome}</a>
      </PageError>
    </main>
  );
}
