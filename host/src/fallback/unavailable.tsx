import { Button, PageError } from '@shop/shared/ui';
import { useState } from 'react';
import { useNewRelease } from './use-new-release.ts';
import { messages } from '../messages.ts';

interface UnavailableProps {
  /** Tries once more; rejects when that failed too. */
  onRetry(): Promise<void>;
}

const help = {
  failed: messages.unavailableHelp,
  trying: messages.unavailableHelp,
  'failed again': messages.stillUnavailable,
};

/** Stands in the place of an area, or of a page of it, whose code did not arrive. */
export function Unavailable({ onRetry }: UnavailableProps) {
  const [state, setState] = useState<'failed' | 'trying' | 'failed again'>('failed');
  const updating = useNewRelease();
  const retry = async () => {
    setState('trying');
    // Still here after a try that went well: what arrived was not the page.
    await onRetry().catch(() => undefined);
    setState('failed again');
  };
  return (
    <PageError title={messages.unavailable} help={updating ? messages.updating : help[state]}>
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
