import { isLoadingAgain, pageGlobal, type EarlyAnswer } from '@shop/shared/contracts';
import type { EarlyTemplate } from '../loader/loader-table.ts';
import { shopKey, type WidgetOptions } from '../widget/widget-options.ts';
import { earlyPath, type WidgetValues } from './read-options.ts';

/** Nobody takes an answer that the provider client still knows from before, nor that of a widget which is taken away. */
const untakenMs = 30_000;

/**
 * Starts a widget's first calls while its code loads; its provider client takes the answers by their address, for half a minute.
 * @returns removes the answers that were not taken, before they are out of date
 */
export function startEarlyCalls(
  templates: readonly EarlyTemplate[],
  options: WidgetOptions,
  values: WidgetValues,
): () => void {
  const { apiBase, tenantHeader = 'X-Tenant-ID', tenant } = options;
  const shops = (pageGlobal().earlyByShop ??= new Map());
  const key = shopKey(options);
  const early = shops.get(key) ?? new Map<string, EarlyAnswer>();
  shops.set(key, early);
  const headers = { Accept: 'application/json', [tenantHeader]: `${tenant}` };
  const cache = isLoadingAgain() && ({ cache: 'reload' } as const);
  const paths = templates.map((template) => earlyPath(template, options, values));
  const now = Date.now();
  for (const path of paths) {
    const address = apiBase + path;
    if ((early.get(address)?.until ?? 0) > now) continue;
    const answer = fetch(address, { headers, redirect: 'error', ...cache });
    // The provider client reports the failure when it takes the answer.
    answer.catch(() => early.delete(address));
    early.set(address, Object.assign(answer, { until: now + untakenMs }));
  }
  return () => paths.forEach((path) => early.delete(apiBase + path));
}
