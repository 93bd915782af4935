import type { RenderPage } from '@shop/shared/contracts';
import { createStaticHandler, type StaticHandlerContext } from 'react-router-dom';
import { loadFrame, type FrameData } from '../frame/frame-data.ts';
import { pageMeta } from '../frame/page-meta.ts';
import { serializeError, type Hydration } from '../hydrate/hydration.ts';
import { loadMatchedViews } from '../registry/area-routes.tsx';
import { createAreaRegistry } from '../registry/registry.ts';
import { shopRoutes } from '../start/shop-router.tsx';
import { cachedParts } from './cached-markup.tsx';
import { settleBefore, settleDeferred } from './deferred-data.ts';
import { renderHtml } from './render-html.tsx';
import { redirectPage, statusOf, throwFirstError } from './response-status.ts';
import { parseBoot, recordCalls, serverPlatform, type RecordedPlatform } from './server-platform.tsx';
import { turnsOf } from './turns.ts';

/** Renders a page for a visitor. Rejects where the browser may do better: an area throws, or the provider fails. */
export const renderPage: RenderPage = async ({ request, boot: record, area, fetch, deferredTimeout }) => {
  const boot = parseBoot(record);
  const parts = cachedParts(boot);
  const platform = { ...serverPlatform(boot, fetch), cachedMarkup: parts.place };
  const registry = createAreaRegistry(boot.discovery, () => Promise.reject(new Error('Not on a server.')));
  const { pathname } = new URL(request.url);
  const loading = loadFrame(platform);
  const recorded = recordCalls(platform);
  const routes = area ? await loadMatchedViews(area.area.routes(recorded.platform), pathname) : [];
  const initialArea = area && { name: area.name, routes };
  const handler = createStaticHandler(shopRoutes({ registry, platform, data: loading, initialArea }));
  const context = await handler.query(new Request(request.url, { signal: request.signal }));
  if (context instanceof Response) return redirectPage(context, boot.site.title);
  const status = statusOf(context, area);
  throwFirstError(recorded);

  const { rendered, hydration } = await settle(context, loading, deferredTimeout, recorded);
  const data: FrameData = { settings: pending, categories: pending, ...hydration.frame };
  await turnsOf(fetch)('rendering');
  const marked = await renderHtml(
    shopRoutes({ registry, platform, data, initialArea }),
    rendered,
    request.signal,
  );
  const html = await parts.fill(marked, request.signal);
  const matches = rendered.matches.map(({ route }) => ({
    handle: route.handle as unknown,
    loaderData: rendered.loaderData[route.id] as unknown,
  }));
  return { status, html, hydration, meta: pageMeta(matches, boot.site) };
};

const pending = new Promise<never>(() => {});

/** Waits for deferred data and the frame's own, until the timeout. */
async function settle(
  context: StaticHandlerContext,
  loading: FrameData,
  timeoutMs: number,
  { errors: callErrors, answers: callAnswers }: RecordedPlatform,
): Promise<{ rendered: StaticHandlerContext; hydration: Hydration }> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const deadline = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, timeoutMs);
  });
  const [settings, categories, answers] = await Promise.all([
    settleBefore(loading.settings, deadline),
    settleBefore(loading.categories, deadline),
    Promise.all(
      Object.entries(context.loaderData).map(async ([id, answer]) => ({
        id,
        ...(await settleDeferred(answer, deadline, () => callErrors.length > 0)),
      })),
    ),
  ]);
  clearTimeout(timer);
  const incomplete = answers.filter(({ deferred }) => deferred.length > 0);
  const errors = Object.entries(context.errors ?? {}).map(([id, error]) => [id, serializeError(error)]);
  return {
    rendered: {
      ...context,
      loaderData: Object.fromEntries(answers.map(({ id, rendered }) => [id, rendered])),
    },
    hydration: {
      loaderData: Object.fromEntries(answers.map(({ id, serializable }) => [id, serializable])),
      deferred: Object.fromEntries(incomplete.map(({ id, deferred }) => [id, deferred])),
      ...(incomplete.length > 0 && { answers: smallAnswers(callAnswers) }),
      errors: errors.length > 0 ? Object.fromEntries(errors) : null,
      // A failure is not passed on: the browser asks again.
      frame: {
        ...(settings?.value.error === undefined && settings && { settings: settings.value }),
        ...(categories?.value.error === undefined && categories && { categories: categories.value }),
      },
    },
  };
}

// Characters of JSON. A longer answer, such as that of a list of thousands, costs more in the document than a call.
const longestAnswer = 50_000;

function smallAnswers(answers: RecordedPlatform['answers']): RecordedPlatform['answers'] {
  return Object.fromEntries(
    Object.entries(answers).filter(([, answer]) => JSON.stringify(answer).length <= longestAnswer),
  );
}

/** Lists an area's pages, in place of rendering one; none for an area that does not list any. */
export const listPages: RenderPage = async ({ request, boot: record, area, fetch }) => {
  const boot = parseBoot(record);
  const pages = (await area?.area.listPages?.(serverPlatform(boot, fetch), request.signal)) ?? [];
  return { status: 200, html: '', hydration: null, meta: { title: boot.site.title }, pages };
};
