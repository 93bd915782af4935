import type { ShopSettings } from '@shop/shared/contracts';
import { cartButton, cartButtonOf } from './cart-button.ts';
import { followCart } from './follow-cart.ts';
import type { LoaderTable, ScriptDefaults, WidgetCode } from './loader-table.ts';
import type { ScriptCart, ShopScript } from './shop-script.ts';
import { widgetCode } from './start-widgets.ts';

/**
 * The page's script of a shop.
 * @param table of the pieces, with the cart button; without one, the shop has no cart for scripts
 * @param script its address
 */
export function createShopScript(
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
  const button = () => cartButtonOf({ origin: new URL(script).origin, shop, defaults });
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
    onChange: (listener) => followCart(cart, listener),
    open() {
      const opener = button();
      opener.removeAttribute('expanded');
      opener.toggleAttribute('expanded', true);
    },
  };
}
