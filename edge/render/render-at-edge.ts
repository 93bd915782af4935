import type { RenderedPage } from '@shop/shared/contracts';
import type { EdgeConfig } from '../config.ts';
import { bootRecord } from '../document/boot.ts';
import type { PageOfArea } from '../document/page-of.ts';
import { providerFetch } from './provider-fetch.ts';
import { serverOutputs, type ServerOutputs } from './server-outputs.ts';
import { withBudget } from './with-budget.ts';

/** Renders the page of an address as an unknown visitor sees it. Rejects when that fails or takes longer than `budget`. */
export type RenderAddress = (
  address: URL,
  page: PageOfArea | undefined,
  budget?: number,
  /** Sends the provider's calls. Pages without one of their own share what they ask for at the same time. */
  send?: typeof fetch,
) => Promise<RenderedPage>;

/**
 * Undefined when the shell cannot be rendered here, or shall not.
 * @param part the whole page, or what a widget shows of it
 */
export function renderAtEdge(
  config: EdgeConfig,
  part: 'renderPage' | 'renderPreview' = 'renderPage',
): RenderAddress | undefined {
  const { rendering: settings, host } = config;
  if (!settings || !host.server) return undefined;
  const outputs = serverOutputs(config, settings, host.server);
  const { patience } = settings;
  const boot = bootRecord(config);
  const usual = providerFetch((...call) => fetch(...call));
  return (address, page, budget = settings.budget, send) =>
    withBudget(budget, async (signal) => {
      const [render, area] = await Promise.all([outputs.shell(part), page && areaOf(outputs, page)]);
      // A request of our own: nothing of the visitor's goes along.
      const request = new Request(address, { signal });
      return render({ request, boot, area, fetch: send ? providerFetch(send) : usual, patience });
    });
}

async function areaOf(outputs: ServerOutputs, { name }: PageOfArea) {
  return { name, area: await outputs.area(name) };
}
