import { isServedBrowser, pageGlobal, type ShopSettings } from '@shop/shared/contracts';
import { mayFollow, shopNamed, type WidgetScript } from '../elements/choose-script.ts';
import type { Mount } from '../elements/install-elements.ts';
import type { LoaderTable, ScriptDefaults, WidgetCode } from './loader-table.ts';
import type { ScriptCart, ShopCart, ShopScript } from './shop-script.ts';
import { startWidgets, widgetCode } from './start-widgets.ts';

/** Tag of the piece that opens the cart. */
const cartButton = 'shop-cart-button';

/**
 * Starts the elements of all areas, as each area's own script does, and offers the cart to the page's script. Only what the
 * elements on the page need is loaded.
 * @param tables those of the areas, and of their pieces
 * @param script its address; parameters are what elements are given that say nothing else: `?theme=dark&open=page`
 */
export function startShop(
  tables: readonly LoaderTable[],
  script: string,
  shop: Partial<ShopSettings>,
): { readonly mount: Mount; readonly shop: ShopScript } {
  const defaults = readDefaults(script);
  // An old browser is told once.
  const started = isServedBrowser() ? tables : [{ ...tables[0], widgets: allWidgets(tables) } as LoaderTable];
  const mounts = started.map((table) => [table, startWidgets(table, script, shop, defaults)] as const);
  const mount: Mount = (element, values) => {
    const [, mountIn] = mounts.find(([{ widgets }]) => Object.hasOwn(widgets, values.widget)) ?? [];
    if (!mountIn) throw Error(`There is no widget "${values.widget}" here`);
    return mountIn(element, { ...defaults, ...values });
  };
  const pieces = tables.find(({ widgets }) => cartButton in widgets);
  return { mount, shop: shopScript(pieces, script, shop, defaults) };
}

function shopScript(
  table: LoaderTable | undefined,
  script: string,
  shop: Partial<ShopSettings>,
  defaults: ScriptDefaults | undefined,
): ShopScript {
  let opened: Promise<ScriptCart> | undefined;
  const load = async (): Promise<ScriptCart> => {
    if (!table) throw Error('This shop has no cart for scripts');
    const base = new URL('.', script).href;
    const code = widgetCode(table, base, shop);
    const kind = table.widgets[cartButton];
    // The generated entry has it.
    const { files = [], loading = [] } = kind ?? {};
    const module = (await code.load({ path: '', early: [], files, loading }, true)) as Awaited<
      ReturnType<WidgetCode['load']>
    > & { openCart(options: object): Promise<ScriptCart> };
    const { tenant, apiBase } = defaults ?? {};
    const storefrontUrl = new URL(base).origin;
    const named = { ...(apiBase && { apiBase }), ...(tenant && { tenant: Number(tenant) }) };
    return module.openCart({ ...shop, ...named, base, storefrontUrl });
  };
  const cart = () =>
    (opened ??= load().catch((error: unknown) => {
      opened = undefined;
      throw error;
    }));
  const button = () => buttonOf({ origin: new URL(script).origin, shop, defaults });
  return {
    getCart: async () => (await cart()).getCart(),
    async add(slug, quantity = 1, note = '') {
      const result = await (await cart()).add(slug, quantity, note);
      if (result === 'login') {
        await customElements.whenDefined(cartButton);
        const opener = button() as HTMLElement & { navigate(path: string): Promise<void> };
        const isOnPage = (opener.getAttribute('open') ?? defaults?.['open']) === 'page';
        const elsewhere = isOnPage ? undefined : (await cart()).storefrontLogin?.(slug, quantity, note);
        await opener.navigate(elsewhere ?? `/login?redirect=${encodeURIComponent(`/products/${slug}`)}`);
      }
      return result;
    },
    onChange: (listener) => follow(cart, listener),
    open() {
      const opener = button();
      opener.removeAttribute('expanded');
      opener.toggleAttribute('expanded', true);
    },
  };
}

/** What `onChange` does, with code that may be still to load. */
function follow(cart: () => Promise<ScriptCart>, listener: (cart: ShopCart) => void): () => void {
  let isEnded = false;
  let end: (() => void) | undefined;
  const start = async () => {
    const opening = await cart();
    const now = await opening.getCart();
    if (isEnded) return;
    listener(now);
    end = opening.onChange(listener);
  };
  start().catch((error: unknown) => console.error(error));
  return () => {
    isEnded = true;
    end?.();
  };
}

/**
 * The page's cart button of a shop, its tenant and its provider; one without a button where it has none, or none that is shown and
 * not inert: what it opens would be as it is.
 */
function buttonOf(named: NamedShop): HTMLElement {
  const { origin, defaults } = named;
  const found = [...document.querySelectorAll<HTMLElement>(cartButton)].find(
    (one) =>
      isOfShop(one, origin) &&
      isOfProvider(one, named) &&
      one.getClientRects().length > 0 &&
      !one.closest('[inert]'),
  );
  if (found) return found;
  const created = document.createElement(cartButton);
  created.setAttribute('shop', origin);
  for (const [attribute, name] of providerAttributes)
    if (defaults?.[name]) created.setAttribute(attribute, defaults[name]);
  created.toggleAttribute('headless', true);
  return document.body.appendChild(created);
}

/** A shop, as its script and the script's address name it. */
interface NamedShop {
  readonly origin: string;
  readonly shop: Partial<ShopSettings>;
  readonly defaults: ScriptDefaults | undefined;
}

const providerAttributes = [
  ['tenant', 'tenant'],
  ['api-base', 'apiBase'],
] as const;

/** Whether an element is of the script's tenant and provider. One that does not say has what the first script of its shop says. */
function isOfProvider(element: Element, { origin, shop, defaults }: NamedShop): boolean {
  const first = pageGlobal().shopScripts?.get(origin)?.get(cartButton) as WidgetScript | undefined;
  const ofElements = first ? first.code.defaults : defaults;
  return providerAttributes.every(([attribute, name]) => {
    const own = defaults?.[name] ?? shop[name];
    const its = element.getAttribute(attribute) || (ofElements?.[name] ?? shop[name]);
    return withoutSlash(its) === withoutSlash(own);
  });
}

const withoutSlash = (value: string | number | undefined): string => String(value).replace(/\/+$/, '');

/**
 * Whether an element is of the shop at this origin, as its attributes say. One whose storefront has no script here is of any: the
 * storefront is where its links lead.
 */
function isOfShop(element: Element, origin: string): boolean {
  const [shop, storefront] = ['shop', 'storefront-url'].map((name) => element.getAttribute(name));
  const named = shop || storefront;
  if (!named) return true;
  const found = shopNamed(named);
  return found ? found === origin : !shop && !mayFollow();
}

/** The parameters of a script's address by property name; undefined without any. */
function readDefaults(script: string): ScriptDefaults | undefined {
  const given = [...new URL(script).searchParams].map(
    ([name, value]) => [name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase()), value] as const,
  );
  return given.length > 0 ? Object.fromEntries(given) : undefined;
}

function allWidgets(tables: readonly LoaderTable[]): LoaderTable['widgets'] {
  return Object.assign({}, ...tables.map(({ widgets }) => widgets)) as LoaderTable['widgets'];
}
