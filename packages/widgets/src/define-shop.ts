export interface ShopCart {
  readonly count: number;
  /** Decimal text; null where the provider does not say. */
  readonly total: string | null;
  readonly items: readonly {
    readonly slug: string;
    readonly name: string;
    readonly quantity: number;
    readonly price: string | null;
  }[];
}

/** The cart of a shop, for the page's own code. Calls wait for the shop's script; on a server they reject. */
export interface Shop {
  getCart(): Promise<ShopCart>;
  /** Adds a product, with a note to the kitchen. `login`: a visitor is led to the login instead. Rejects when the shop refuses. */
  add(slug: string, quantity?: number, note?: string): Promise<'added' | 'login'>;
  /** Calls with the cart once it has loaded, and whenever it has changed. Returns a function that ends it. */
  onChange(listener: (cart: ShopCart) => void): () => void;
  /** Opens the cart over the page. */
  open(what: 'cart'): Promise<void>;
}

/** What all elements are given that say nothing else, by property name: `{ look: 'page' }`. */
export type ScriptSettings = Readonly<Record<string, string | number | boolean | undefined>>;

/** What the script exports as `shop`. */
interface ScriptShop extends Omit<Shop, 'open'> {
  open(what: 'cart'): void;
}

interface Shops {
  defineShop(storefront: string, settings?: ScriptSettings): Shop;
  /** That of the first call of `defineShop`; calls wait for it. */
  readonly shop: Shop;
}

/** @param tags of the elements that hear `shop:error` when a script does not come */
export function createShops(tags: readonly string[]): Shops {
  const scripts = new Map<string, () => Promise<ScriptShop>>();
  let defineFirst: (load: () => Promise<ScriptShop>) => void;
  const first = new Promise<() => Promise<ScriptShop>>((resolve) => {
    defineFirst = resolve;
  });
  return {
    defineShop(storefront, settings = {}) {
      const address = scriptAddress(storefront, settings);
      const load = scripts.get(address.origin) ?? loaderOf(address, tags);
      scripts.set(address.origin, load);
      defineFirst(load);
      // A failure concerns those who wait for it.
      if (isInBrowser()) load().catch(() => undefined);
      return shopOf(load);
    },
    shop: shopOf(async () => (await first)()),
  };
}

const isInBrowser = () => typeof document === 'object';

function scriptAddress(storefront: string, settings: ScriptSettings): URL {
  const address = new URL('/embed/shop.js', storefront);
  for (const [name, value] of Object.entries(settings)) {
    const parameter = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    if (value !== undefined && value !== false)
      address.searchParams.set(parameter, value === true ? 'true' : `${value}`);
  }
  return address;
}

/** Loads the script once. One that does not come fires `shop:error`, and is asked for again after 1 s, 2 s, 4 s … */
function loaderOf({ href }: URL, tags: readonly string[]): () => Promise<ScriptShop> {
  let loading: Promise<ScriptShop> | undefined;
  let failures = 0;
  const load = async (): Promise<ScriptShop> => {
    try {
      // Browsers keep a module that failed: with another fragment it is another one.
      const address = failures === 0 ? href : `${href}#${failures}`;
      const module = (await import(/* webpackIgnore: true */ /* @vite-ignore */ address)) as {
        readonly shop: ScriptShop;
      };
      return module.shop;
    } catch (error) {
      loading = undefined;
      setTimeout(() => void start().catch(() => undefined), 1000 * 2 ** failures);
      failures += 1;
      fireError(tags, `The shop's script did not come: ${href}`);
      throw error;
    }
  };
  const start = () => (loading ??= load());
  return start;
}

function fireError(tags: readonly string[], message: string): void {
  console.error(message);
  const detail = { message, code: 'files' };
  for (const element of document.querySelectorAll(tags.join()))
    element.dispatchEvent(new CustomEvent('shop:error', { bubbles: true, composed: true, detail }));
}

function shopOf(load: () => Promise<ScriptShop>): Shop {
  const loaded = async () => {
    if (!isInBrowser()) throw new Error('The cart is in the browser: call the shop there, in an effect.');
    return load();
  };
  return {
    getCart: async () => (await loaded()).getCart(),
    add: async (...product) => (await loaded()).add(...product),
    open: async (what) => (await loaded()).open(what),
    onChange(listener) {
      let end: (() => void) | undefined;
      let isEnded = false;
      const start = async () => {
        const { onChange } = await load();
        if (!isEnded) end = onChange(listener);
      };
      // A script that does not come is told of by `shop:error`.
      if (isInBrowser()) start().catch(() => undefined);
      return () => {
        isEnded = true;
        end?.();
      };
    },
  };
}
