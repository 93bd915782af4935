import { StrictMode } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import {
  createStaticRouter,
  StaticRouterProvider,
  type RouteObject,
  type StaticHandlerContext,
} from 'react-router-dom';
import { isClientOnlyError, type ClientOnlyError } from '../hydrate/client-only.ts';

/**
 * Characters of a page, at most: a text of the provider's may stand beside each of thousands of records, and what is then sent to the
 * edge would keep this process from all other pages.
 */
const longest = 8_000_000;

/** The page's HTML, complete and without any script. Rejects when the page throws, or is too long. */
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
  const decoder = new TextDecoder();
  let html = '';
  for await (const bytes of stream) {
    html += decoder.decode(bytes as Uint8Array, { stream: true });
    if (html.length > longest) throw new Error(`it has more than ${longest} characters`);
  }
  return html;
}
