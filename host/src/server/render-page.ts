import type { RenderPage } from '@shop/shared/contracts';
import { createStaticHandler, type StaticHandlerContext } from 'react-router-dom';
import { loadFrame, type FrameData } from '../frame/frame-data.ts';
import { pageMeta } from '../frame/page-meta.ts';
import { wireError, type Hydration } from '../hydrate/hydration.ts';
import { loadMatchedViews } from '../registry/area-routes.tsx';
import { createAreaRegistry } from '../registry/registry.ts';
import { shopRoutes } from '../start/shop-routes.tsx';
import { cachedParts } from './cached-markup.tsx';
import { inTime, settleAnswer } from './late-data.ts';
import { redirection, refuseTrouble, statusOf } from './outcome.ts';
import { renderHtml } from './render-html.tsx';
import { bootOf, serverPlatform, watched, type WatchedPlatform } from './server-platform.tsx';

/** Renders a page for a visitor. Rejects for what the browser may do better: faults, and a provider in trouble. */
export const renderPage: RenderPage = async ({ request, boot: record, area, fetch, patience }) => {
  const boot = bootOf(record);
  const parts = cachedParts(boot);
  const platform = { ...serverPlatform(boot, fetch), cachedMarkup: parts.place };
  const registry = createAreaRegistry(boot.discovery, () => Promise.reject(new Error('Not on a server.')));
  const { pathname } = new URL(request.url);
  const loading = loadFrame(platform);
  const areas = watched(platform);
  const routes = area ? await loadMatchedViews(area.area.routes(areas.platform), pathname) : [];
  const present = area && { name: area.name, routes };
  const handler = createStaticHandler(shopRoutes({ registry, platform, data: loading, present }));
  const context = await handler.query(new Request(request.url, { signal: request.signal }));
  if (context instanceof Response) return redirection(context, boot.site.title);
  const status = statusOf(context, area);
  refuseTrouble(areas);

  const { shown, hydration } = await settled(context, loading, patience, areas);
  const data: FrameData = { settings: pending, categories: pending, ...hydration.frame };
  const marked = await renderHtml(shopRoutes({ registry, platform, data, present }), shown, request.signal);
  const html = await parts.fill(marked, request.signal);
  const matches = shown.matches.map(({ route }) => ({
    handle: route.handle as unknown,
    loaderData: shown.loaderData[route.id] as unknown,
  }));
  return { status, html, hydration, meta: pageMeta(matches, boot.site) };
};

const pending = new Promise<never>(() => {});

/** Waits for what is still on its way, at most as long as it is worth waiting for. */
async function settled(
  context: StaticHandlerContext,
  loading: FrameData,
  patience: number,
  { troubles, answers: known }: WatchedPlatform,
): Promise<{ shown: StaticHandlerContext; hydration: Hydration }> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const deadline = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, patience);
  });
  const [settings, categories, answers] = await Promise.all([
    inTime(loading.settings, deadline),
    inTime(loading.categories, deadline),
    Promise.all(
      Object.entries(context.loaderData).map(async ([id, answer]) => ({
        id,
        ...(await settleAnswer(answer, deadline, () => troubles.length > 0)),
      })),
    ),
  ]);
  clearTimeout(timer);
  const late = answers.filter((answer) => answer.late.length > 0);
  const errors = Object.entries(context.errors ?? {}).map(([id, error]) => [id, wireError(error)]);
  return {
    shown: { ...context, loaderData: Object.fromEntries(answers.map(({ id, shown }) => [id, shown])) },
    hydration: {
      loaderData: Object.fromEntries(answers.map(({ id, sent }) => [id, sent])),
      late: Object.fromEntries(late.map((answer) => [answer.id, answer.late])),
      ...(late.length > 0 && { answers: known }),
      errors: errors.length > 0 ? Object.fromEntries(errors) : null,
      // A failure is not passed on: the browser may have more luck.
      frame: {
        ...(settings?.value.error === undefined && settings && { settings: settings.value }),
        ...(categories?.value.error === undefined && categories && { categories: categories.value }),
      },
    },
  };
}
