import { PageError } from '@shop/shared/ui';
import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { messages } from '../messages.ts';

/** The last resort: the frame itself threw. Links and reload still work. */
export function FrameCrashed() {
  const error = useRouteError();
  useEffect(() => console.error('The frame threw.', error), [error]);
  return (
    <main>
      <PageError title={messages.crashed} help="">
        <a href="/">{messages.backHome}</a>
      </PageError>
    </main>
  );
}
