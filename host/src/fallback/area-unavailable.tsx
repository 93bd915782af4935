import { Button, PageError, useWhenBack } from '@shop/shared/ui';
import { useState } from 'react';
import { useReportFailure } from '../failures/use-report-failure.ts';
import { messages } from '../messages/shell.ts';
import { useReloadForRelease } from './use-reload-for-release.ts';

interface AreaUnavailableProps {
  /** Why the code could not be loaded. */
  readonly cause: unknown;
  /** Rejects when the retry failed as well. */
  onRetry(): Promise<void>;
}

const help = {
  failed: messages.unavailableHelp,
  trying: messages.unavailableHelp,
  'failed again': messages.stillUnavailable,
};

/** Shown in the place of an area, or of a page of it, whose code could not be loaded. */
export function AreaUnavailable({ cause, onRetry }: AreaUnavailableProps) {
  useReportFailure('load', cause);
  const [state, setState] = useState<'failed' | 'trying' | 'failed again'>('failed');
  const isReloading = useReloadForRelease();
  const retry = async (load = onRetry) => {
    setState('trying');
    // Still mounted after a retry that succeeded: what was loaded is not the page.
    await load().catch(() => undefined);
    setState('failed again');
  };
  // A load that began without a line may still be about to fail, and the first try has joined it.
  useWhenBack(() => void retry(() => onRetry().catch(onRetry)));
  return (
    <PageError title={messages.unavailable} help={isReloading ? messages.updating : help[state]}>
      <Button
        kind="quiet"
        {...(state === 'trying' && { busy: messages.trying })}
        onClick={() => void retry()}
      >
        {messages.tryAgain}
      </Button>
    </PageError>
  );
}
