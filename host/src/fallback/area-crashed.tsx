import { PageError, useTryAgain } from '@shop/shared/ui';
import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { messages } from '../messages.ts';
import { useNewRelease } from './use-new-release.ts';
import { CodeMissing } from './code-missing.ts';

/** Stands in the place of an area that threw, or whose code is missing. */
export function AreaCrashed() {
  const error = useRouteError();
  const tryAgain = useTryAgain();
  useEffect(() => console.error('An area threw.', error), [error]);
  const missing = error instanceof CodeMissing;
  const updating = useNewRelease(missing);
  return (
    <PageError
      title={missing ? messages.unavailable : messages.crashed}
      help={updating ? messages.updating : missing ? messages.unavailableHelp : ''}
      onRetry={tryAgain}
    />
  );
}
