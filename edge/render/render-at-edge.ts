import type { RenderedPage } from '@shop/shared/contracts';
import type { EdgeConfig } from '../releases/edge-config.ts';
import { bootRecord } from '../html/boot.ts';
import { pageOf, type PageOfArea } from '../html/page-of.ts';
import { serverOutputs, type ServerOutputs } from './server-outputs.ts';

/** Renders the page of an address for a visitor without login. Rejects when that fails or takes longer than `budget` ms. */
export type RenderAddress = (
  address: URL,
  page: PageOfArea | undefined,
  budget?: number,
  /** Sends the provider's calls. Pages without an own one share concurrent calls. */
  send?: typeof fetch,
) => Promise<RenderedPage>;

/**
 * Undefined when rendering is off or the release has no server output.
 * @param part the whole page, or the part that a widget shows
 */
export function renderAtEdge(
  config: EdgeConfig,
  part: 'renderPage' | 'renderPreview' = 'renderPage',
): RenderAddress | undefined {
  const { rendering: settings, host } = config;
  if (!settings || !host.server) return undefined;
  const outputs = serverOutputs(config, settings, host.server);
  const { deferredTimeout } = settings;
  const boot = bootRecord(config);
  const sharedFetch = providerFetch((...call) => fetch(...call));
  return (address, page, budget = settings.budget, send) =>
    withBudget(budget, async (signal) => {
      const [render, area] = await Promise.all([outputs.shell(part), page && areaOf(outputs, page)]);
      // A new request: it carries nothing of the visitor's.
      const request = new Request(address, { signal });
      return render({
        request,
        boot,
        area,
        fetch: send ? providerFetch(send) : sharedFetch,
        deferredTimeout,
      });
    });
}

async function areaOf(outputs: ServerOutputs, { name }: PageOfArea) {
  return { name, area: await outputs.area(name) };
}

/** The page was not rendered in time. */
export class BudgetExceeded extends Error {
  override readonly name = 'BudgetExceeded';
}

/** Runs the work with a signal that is aborted when the time is up; then rejects, even if the work ignores the signal. */
export async function withBudget<Result>(
  milliseconds: number,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const ending = new AbortController();
  const { promise: ended, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    const reason = new BudgetExceeded(`not rendered within ${milliseconds} ms`);
    reject(reason);
    ending.abort(reason);
  }, milliseconds);
  try {
    return await Promise.race([work(ending.signal), ended]);
  } finally {
    clearTimeout(timer);
  }
}

/** Provider fetch for server rendering: GET only, without credentials. */
export function providerFetch(send: typeof fetch = fetch): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    if (request.method !== 'GET') throw new TypeError(`A page that is rendered may not ${request.method}.`);
    for (const name of ['Authorization', 'Cookie']) request.headers.delete(name);
    return send(request, { credentials: 'omit' });
  };
}

const warmUpBudget = 3000;

/** Renders one page of every area, so that the first visitor does not wait for loading and compiling. Ignores failures. */
export async function warmUp(config: EdgeConfig, render: RenderAddress): Promise<void> {
  const pages = [...config.areas.values()].flatMap(({ routes, early }) => {
    const [pattern] = routes.filter((route) => early[route] && !route.includes(':'));
    return pattern === undefined ? [] : [new URL(pattern, 'http://localhost')];
  });
  await Promise.allSettled(pages.map((address) => render(address, pageOf(config, address), warmUpBudget)));
}
