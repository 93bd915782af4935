import type { RenderPage } from '@shop/shared/contracts';
import { standaloneArea } from '@shop/shared/platform';
import { createStaticHandler } from 'react-router-dom';
import { loadMatchedViews } from '../registry/area-routes.tsx';
import { cachedParts } from './cached-markup.tsx';
import { settleDeferred } from './deferred-data.ts';
import { renderHtml } from './render-html.tsx';
import { redirectPage, statusOf, throwFirstError } from './response-status.ts';
import { parseBoot, recordCalls, serverPlatform } from './server-platform.tsx';
import { turnsOf } from './turns.ts';

/** Renders an area's page as its widget shows it to a visitor: without the shell's frame, deferred data settled; its loaders' answers hydrate it. */
export const renderPreview: RenderPage = async ({ request, boot: record, area, fetch, deferredTimeout }) => {
  if (!area) throw new Error('No area answers the path.');
  const boot = parseBoot(record);
  const { pathname, search } = new URL(request.url);
  const parts = cachedParts(boot);
  const recorded = recordCalls({
    ...serverPlatform(boot, fetch),
    cachedMarkup: parts.place,
    ...standaloneArea(boot.site.tenant),
    placed: () => pathname + search,
  });
  const routes = await loadMatchedViews(area.area.routes(recorded.platform), pathname);
  const context = await createStaticHandler(routes).query(
    new Request(request.url, { signal: request.signal }),
  );
  if (context instanceof Response) return redirectPage(context, boot.site.title);
  const status = statusOf(context, area);
  throwFirstError(recorded);

  const { promise: deadline, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, deferredTimeout);
  const answers = await Promise.all(
    Object.entries(context.loaderData).map(async ([id, answer]) => ({
      id,
      ...(await settleDeferred(answer, deadline, () => recorded.errors.length > 0)),
    })),
  );
  clearTimeout(timer);
  const loaderData = Object.fromEntries(answers.map(({ id, rendered }) => [id, rendered]));
  const isWhole = answers.every(({ deferred }) => deferred.length === 0);
  await turnsOf(fetch)('rendering');
  const marked = await renderHtml(routes, { ...context, loaderData }, request.signal);
  const html = await parts.fill(marked, request.signal);
  return { status, html, hydration: isWhole ? loaderData : null, meta: { title: boot.site.title } };
};
