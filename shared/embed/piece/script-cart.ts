import type { CartState } from '@shop/shared/contracts';
import { getProduct } from '@shop/shared/contracts/provider';
import { loginToBasket } from '@shop/shared/cart/basket-link';
import { isAnother } from '@shop/shared/session/stored-session';
import { registerWidget } from '../widget/page-widgets.ts';
import { shopKey, type WidgetOptions } from '../widget/widget-options.ts';
import { joinCommerce } from '../widget/widget-platform.ts';
import type { ScriptCart, ShopCart } from '../loader/shop-script.ts';

/** Session and cart of the page for its own script, the same that its elements show. */
export function openCart(options: WidgetOptions): ScriptCart {
  const { commerce } = joinCommerce(options, window);
  const { cart, session, provider } = commerce;
  /** Ends the wait of what a visitor has added last for a login. */
  let endWaiting: (() => void) | undefined;
  const addFor = async (owner: string, slug: string, quantity: number, note: string) => {
    const product = await provider.call(getProduct, { slug }, {});
    if (!product) throw Error(`The shop has no product "${slug}"`);
    if (product.stock !== null && quantity > product.stock)
      throw Error(`The shop has ${product.stock} of "${slug}" left`);
    if (isAnother(owner, session.getState().owner ?? '')) throw Error('Another customer has logged in');
    const customization = note ? { customization: { Note: note } } : {};
    await cart.getState().add({ productId: product.id, quantity, product, ...customization });
  };
  return {
    async getCart() {
      if (session.getState().signedIn) await settled(cart);
      const state = cart.getState();
      if (isUnknown(state) && session.getState().signedIn) throw state.error;
      return contentOf(state);
    },
    async add(slug, quantity, note) {
      const { signedIn, owner, endedOwner } = session.getState();
      const addNow = () => addFor(owner || endedOwner || '', slug, quantity, note);
      if (signedIn) {
        await addNow();
        return 'added';
      }
      // A login over the page leads on to the product; the page stays as it is.
      const { pathname } = new URL(`/products/${slug}`, 'http://localhost');
      const unregister = registerWidget({
        key: () => shopKey(options),
        answers: (path) => session.getState().signedIn && path === pathname,
        show() {},
        isPiece: true,
      });
      const unsubscribe = session.subscribe(({ signedIn }) => {
        if (!signedIn) return;
        unsubscribe();
        addNow()
          .catch((error: unknown) => console.error(error))
          .finally(unregister);
      });
      endWaiting = () => {
        unsubscribe();
        unregister();
      };
      return 'login';
    },
    storefrontLogin(slug, quantity, note) {
      endWaiting?.();
      // What a customer has typed whose session was ended is nobody else's.
      return loginToBasket({ slug, quantity, note: session.getState().endedOwner ? '' : note });
    },
    onChange: (listener) => onContentChange(cart, listener),
  };
}

/** Calls with what the cart holds whenever that has changed; returns a function that ends it. */
function onContentChange(
  cart: ReturnType<typeof joinCommerce>['commerce']['cart'],
  listener: (cart: ShopCart) => void,
): () => void {
  let last = '';
  return cart.subscribe((state) => {
    if (isUnknown(state)) return;
    const content = contentOf(state);
    const text = JSON.stringify(content);
    if (text === last) return;
    last = text;
    try {
      listener(content);
    } catch (error) {
      // The page's own fault, which would end the change that it is told of.
      console.error(error);
    }
  });
}

/** Without an answer the last known cart stays, where there is one. */
const isUnknown = ({ status, view }: CartState): boolean => status !== 'ready' && view.items.length === 0;

/** Resolves once a cart is there, or could not be loaded, which is tried again. */
function settled(cart: ReturnType<typeof joinCommerce>['commerce']['cart']): Promise<void> {
  const isOver = ({ status }: CartState) => status === 'ready' || status === 'error';
  return new Promise((resolve) => {
    const { status, reload } = cart.getState();
    if (status === 'ready') return resolve();
    if (status !== 'loading') void reload();
    const unsubscribe = cart.subscribe((state) => {
      if (!isOver(state)) return;
      unsubscribe();
      resolve();
    });
  });
}

function contentOf({ view }: CartState): ShopCart {
  return {
    count: view.count,
    total: view.totalPrice,
    items: view.items.map(({ product, quantity }) => ({
      slug: product.slug,
      name: product.name,
      quantity,
      price: product.price,
    })),
  };
}
