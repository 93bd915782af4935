import { isServedBrowser, type ShopSettings } from '@shop/shared/contracts';
import { mayFollow, shopNamed } from '../elements/choose-script.ts';
import type { Mount } from '../elements/install-elements.ts';
import type { LoaderTable, ScriptDefaults, WidgetCode } from './loader-table.ts';
import type { ScriptCart, ShopScript } from './shop-script.ts';
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
    const { tenant = '' } = defaults ?? {};
    const storefrontUrl = new URL(base).origin;
    return module.openCart({ ...shop, ...(tenant && { tenant: Number(tenant) }), base, storefrontUrl });
  };
  const cart = () =>
    (opened ??= load().catch((error: unknown) => {
      opened = undefined;
      throw error;
    }));
  const { origin } = new URL(script);
  return {
    getCart: async () => (await cart()).getCart(),
    async add(slug, quantity = 1, note = '') {
      const result = await (await cart()).add(slug, quantity, note);
      if (result === 'login') {
        await customElements.whenDefined(cartButton);
        const opener = buttonOf(origin) as HTMLElement & { navigate(path: string): Promise<void> };
        await opener.navigate(`/login?redirect=${encodeURIComponent(`/products/${slug}`)}`);
      }
      return result;
    },
    onChange(listener) {
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
    },
    open() {
      const opener = buttonOf(origin);
      opener.removeAttribute('expanded');
      opener.toggleAttribute('expanded', true);
    },
  };
}

/**
 * The page's cart button of a shop; one without a button where it has none, or none that is shown and not inert: what it opens
 * would be as it is.
 */
function buttonOf(origin: string): HTMLElement {
  const found = [...document.querySelectorAll<HTMLElement>(cartButton)].find(
    (one) => isOfShop(one, origin) && one.getClientRects().length > 0 && !one.closest('[inert]'),
  );
  if (found) return found;
  const created = document.createElement(cartButton);
  created.setAttribute('shop', origin);
  created.toggleAttribute('headless', true);
  return document.body.appendChild(created);
}

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
