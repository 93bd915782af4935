import { pageGlobal } from '@shop/shared/contracts';
import type { WidgetCode, WidgetKind } from '../loader/loader-table.ts';
import type { WidgetValues } from './read-options.ts';

/** What the scripts of one shop say of an element. */
export interface WidgetScript {
  readonly kind: WidgetKind;
  readonly code: WidgetCode;
}

/** Scripts that define an element, by the origin of their shop; the first of each shop stays. */
export function addScript(tag: string, script: WidgetScript): void {
  const scripts = shopScripts();
  const { origin } = new URL(script.code.base);
  const own = scripts.get(origin) ?? new Map<string, unknown>();
  scripts.set(origin, own);
  if (!own.get(tag)) own.set(tag, script);
}

/**
 * The script that shows an element: that of the shop which `shop` names, or `storefront-url`. Where neither does, there has to be
 * one shop only; while a script of another one may be on its way, it waits for the page. Throws for the page's author.
 * @param chooseAgain called with each further script where `storefront-url` names a shop that has none yet
 */
export async function chooseScript(
  tag: string,
  values: WidgetValues,
  chooseAgain: () => void,
): Promise<WidgetScript> {
  const { shop, storefrontUrl } = values;
  const named = shop ?? storefrontUrl;
  for (;;) {
    const isComplete = document.readyState === 'complete';
    const origins = [...shopScripts().keys()];
    const [first = ''] = origins;
    const mayBeFirst = !shop && (origins.length === 1 || values['apiBase'] !== undefined);
    const origin = named ? shopNamed(named) : first;
    const isSure = named ? origin || !mayFollow() : isComplete || !mayHaveOthers(first);
    if (isSure && !named && origins.length > 1)
      throw Error(`"shop" has to name one of the shops on this page: ${origins.join(', ')}`);
    // A storefront without a script here is where links lead.
    const scripts = shopScripts().get(origin ?? (mayBeFirst ? first : ''));
    // `addScript` alone fills it.
    const script = scripts?.get(tag) as WidgetScript | undefined;
    if (isSure && script) {
      if (!origin) onShopScript(chooseAgain);
      return script;
    }
    // A script that has begun to load has named its tags.
    if (isComplete && !scripts?.has(tag))
      throw Error(`No script here shows <${tag}> of ${named ?? first}; there is ${origins.join(', ')}`);
    await new Promise((resolve) => {
      document.addEventListener('readystatechange', resolve, { once: true });
      onShopScript(() => resolve(0));
    });
  }
}

function onShopScript(call: () => void): void {
  (pageGlobal().onShopScript ??= new Set()).add(call);
}

/** Which shop of the page an address names, by a script or by the tag of one that is to come; undefined where it is of none. */
export function shopNamed(address: string): string | undefined {
  const { origin } = new URL(/^https?:/.test(address) ? address : `https://${address}`, document.baseURI);
  return [...shopScripts().keys(), ...tagOrigins()].find(
    (one) => one === origin || one.endsWith(`//${address}`),
  );
}

/** Whether the tag of a further script may follow: while the page is read. */
export function mayFollow(): boolean {
  return document.readyState === 'loading';
}

/** Whether a script of another shop is on the page, or may be, as its address says. */
function mayHaveOthers(origin: string): boolean {
  return shopScripts().size > 1 || tagOrigins().some((one) => one !== origin);
}

/** The shops whose scripts are on the page, as their addresses say. */
function tagOrigins(): string[] {
  const tags = document.querySelectorAll<HTMLScriptElement>(
    'script[type=module][src*="/embed/"], script[src*="/embed/shop-classic."]',
  );
  // One in a drawing has no `src` of its own. A page with Prototype.js 1.6 has an `Array.from` that only copies.
  return [...new Set([...tags].flatMap(({ src }) => /^https?:\/\/[^/]*/.exec(src) ?? []))];
}

function shopScripts(): Map<string, Map<string, unknown>> {
  return (pageGlobal().shopScripts ??= new Map());
}
