import { loginToBasket } from '@shop/shared/cart/basket-link';
import type { Platform } from '@shop/shared/contracts';
import type { ListedProduct } from '@shop/shared/contracts/provider';
import { errorText } from '@shop/shared/provider';
import { sessionStore } from '@shop/shared/storage';
import { buyTexts } from '../../messages/shop.ts';
import { loginPath, productPath } from '../paths.ts';
import { inOneLine, pendingCartItem } from './pending-cart-item.ts';
import { listPath, resumeInList } from './resume-in-list.ts';

/** A sentence about an attempt to add a product. */
export interface CartNotice {
  readonly kind: 'success' | 'error';
  readonly text: string;
}

/** A visitor has to log in at this path first; the item is stored until then. */
export interface LoginNeeded {
  readonly kind: 'login';
  readonly path: string;
  /** In a widget, whose login may be at the storefront: that has nothing of what is stored here. */
  readonly leaving?: { readonly atStorefront: string; onLeave(): void };
}

/**
 * Adds a product to the customer's cart, with a note to the kitchen as its customization. Resolves to what to show; never
 * rejects. For a visitor, and where the session turns out to have ended, it stores the item and resolves to the login, which
 * leads back to the list in which it was pressed, else to the product's page; where a widget's login is at the storefront, to a basket
 * with the item.
 * @param note absent from a card of a list
 */
export async function addToCart(
  platform: Pick<Platform, 'session' | 'cart' | 'storagePrefix' | 'root'>,
  product: ListedProduct,
  quantity: number,
  note?: string,
): Promise<CartNotice | LoginNeeded> {
  const { session, cart, storagePrefix } = platform;
  const { id, slug, name, price, stock } = product;
  if (price === null) return { kind: 'error', text: buyTexts.onRequest };
  const { signedIn, owner, endedOwner } = session.getState();
  const kitchenNote = inOneLine(note ?? '');
  const toLogin = (): LoginNeeded => {
    const from = note === undefined ? listPath(platform) : undefined;
    const pending = pendingCartItem(sessionStore(), storagePrefix);
    pending.save(slug, {
      quantity,
      note: kitchenNote,
      from,
      owner: owner || endedOwner,
    });
    if (from !== undefined) resumeInList(platform, product, from);
    const path = loginPath(from ?? productPath(slug));
    if (!('host' in platform.root)) return { kind: 'login', path };
    // What a customer has typed whose session was ended is nobody else's.
    const atStorefront = loginToBasket({ slug, quantity, note: owner || endedOwner ? '' : kitchenNote });
    return { kind: 'login', path, leaving: { atStorefront, onLeave: () => pending.forget() } };
  };
  if (!signedIn) return toLogin();
  if (stock === 0) return { kind: 'error', text: buyTexts.outOfStock };
  if (stock !== null && quantity > stock) return { kind: 'error', text: buyTexts.onlyLeft(stock) };
  try {
    const customization = kitchenNote ? { customization: { Note: kitchenNote } } : {};
    await cart.getState().add({ productId: id, quantity, product, ...customization });
    return { kind: 'success', text: buyTexts.added(quantity, name) };
  } catch (error) {
    // The provider has ended the session; nothing was added.
    if (!session.getState().signedIn) return toLogin();
    return { kind: 'error', text: errorText(error, buyTexts.failed) };
  }
}
