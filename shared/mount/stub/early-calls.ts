import { pageGlobal } from '@shop/shared/contracts';
import { shopKey, type WidgetOptions } from '../widget-settings.ts';
import { fillPath, type WidgetValues } from './fill-path.ts';

/**
 * Starts a widget's first calls while its code loads; its provider client takes the answers by their address.
 * The returned function drops what nobody took, lest it be old when somebody does.
 */
export function startEarlyCalls(
  templates: readonly string[],
  options: WidgetOptions,
  values: WidgetValues,
): () => void {
  const { apiBase, tenantHeader = 'X-Tenant-ID', tenant } = options;
  const shops = (pageGlobal().earlyByShop ??= new Map());
  const key = shopKey(options);
  const early = shops.get(key) ?? new Map<string, Promise<Response>>();
  shops.set(key, early);
  const addresses = templates.map((template) => apiBase + fillPath(template, values));
  for (const address of addresses) {
    if (early.has(address)) continue;
    const headers = { Accept: 'application/json', [tenantHeader]: `${tenant}` };
    const answer = fetch(address, { headers });
    // Whoever takes it sees the failure; nobody may.
    answer.catch(() => early.delete(address));
    early.set(address, answer);
  }
  return () => addresses.forEach((address) => early.delete(address));
}
