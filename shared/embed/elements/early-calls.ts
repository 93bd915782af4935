import { pageGlobal, type PreviewModule } from '@shop/shared/contracts';
import { shopKey, type WidgetOptions } from '../widget-settings.ts';
import { fillPath, type WidgetValues } from './fill-path.ts';

/**
 * Starts a widget's first calls while its code loads; its provider client takes the answers by their address.
 * The returned function drops what nobody took, lest it be old when somebody does.
 * @param offer what may bring answers by itself; only what it does not bring is asked for
 */
export function startEarlyCalls(
  templates: readonly string[],
  options: WidgetOptions,
  values: WidgetValues,
  offer?: Promise<Pick<PreviewModule, 'answers'>>,
): () => void {
  const { apiBase, tenantHeader = 'X-Tenant-ID', tenant } = options;
  const shops = (pageGlobal().earlyByShop ??= new Map());
  const key = shopKey(options);
  const early = shops.get(key) ?? new Map<string, Promise<Response>>();
  shops.set(key, early);
  const headers = { Accept: 'application/json', [tenantHeader]: `${tenant}` };
  const paths = templates.map((template) => fillPath(template, values));
  for (const path of paths) {
    const address = apiBase + path;
    if (early.has(address)) continue;
    const ask = async (answers?: PreviewModule['answers']) =>
      answers && path in answers ? Response.json(answers[path]) : fetch(address, { headers });
    const answer = offer ? offer.then(({ answers }) => ask(answers)) : ask();
    // Whoever takes it sees the failure; nobody may.
    answer.catch(() => early.delete(address));
    early.set(address, answer);
  }
  return () => paths.forEach((path) => early.delete(apiBase + path));
}
