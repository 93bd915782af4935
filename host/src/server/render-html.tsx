import { StrictMode } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import {
  createStaticRouter,
  StaticRouterProvider,
  type RouteObject,
  type StaticHandlerContext,
} from 'react-router-dom';
import { isClientOnlyError, type ClientOnlyError } from '../hydrate/client-only.ts';

/** The page's HTML, complete and without any script. Rejects when the page throws. */
export async function renderHtml(
  routes: RouteObject[],
  context: StaticHandlerContext,
  signal: AbortSignal,
): Promise<string> {
  const router = createStaticRouter(routes, context);
  const stream = await renderToReadableStream(
    <StrictMode>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </StrictMode>,
    {
      signal,
      // One piece: no script moves streamed parts into place later.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError(error) {
        if (isClientOnlyError(error)) return (error as ClientOnlyError).digest;
        console.error('A part of the page threw while it was rendered.', error);
        return undefined;
      },
    },
  );
  await stream.allReady;
  return new Response(stream).text();
}
