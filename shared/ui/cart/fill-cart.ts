import type { Platform, ProviderClient } from '../../contracts/index.ts';
import { getProduct, isProviderFailure, type Product } from '../../contracts/provider/index.ts';
import { toCents } from '../../provider/index.ts';
import { formatMoney } from '../price/format-money.ts';
import { CartError, cartFailureText } from '../../cart/cart-error.ts';

/** A dish as it was chosen at another time, or by somebody else. */
export interface ChosenDish {
  /** Empty when it is not known. */
  readonly slug: string;
  readonly name: string;
  readonly quantity: number;
  readonly customization: Readonly<Record<string, unknown>>;
  /** Of all of them, as decimal text; empty when it is not known. */
  readonly total: string;
}

export interface FilledCart {
  /** How many dishes are in the cart now. */
  readonly added: number;
  /** What is gone or changed, a sentence each. */
  readonly notes: readonly string[];
}

interface FillCartDependencies {
  readonly provider: Pick<ProviderClient, 'call'>;
  readonly cart: Platform['cart'];
  readonly session: Pick<Platform['session'], 'getState'>;
}

const texts = {
  gone: (name: string) => `${name} is no longer on the menu.`,
  soldOut: (name: string) => `${name} is sold out.`,
  noPrice: (name: string) => `The price of ${name} is on request.`,
  onlyLeft: (name: string, left: number) => `Only ${left} of ${name} ${left === 1 ? 'is' : 'are'} left.`,
  otherPrice: (name: string, now: string, before: string) => `${name} costs ${now} now, not ${before}.`,
  notAdded: (name: string, reason: string) => `${name} is not in your cart: ${reason}`,
};

/**
 * Puts dishes that were chosen before into the cart, at today's prices. All are looked up before the first is added.
 * Rejects with the provider's failure when one cannot be looked up: then the cart is as it was.
 */
export async function fillCart(
  dishes: readonly ChosenDish[],
  { provider, cart, session }: FillCartDependencies,
): Promise<FilledCart> {
  const { owner: customer } = session.getState();
  const found = await Promise.all(
    dishes.map(async (dish) => ({ dish, product: await findProduct(dish, provider) })),
  );
  const notes: string[] = [];
  let added = 0;
  for (const { dish, product } of found) {
    const { quantity, notes: own } = availability(dish, product);
    if (quantity === 0 || !product) {
      notes.push(...own);
      continue;
    }
    const { customization } = dish;
    const addition = {
      productId: product.id,
      quantity,
      product,
      ...(Object.keys(customization).length > 0 && { customization }),
    };
    try {
      const { owner } = session.getState();
      // What one customer has begun is not done in the cart of another, who has logged in meanwhile.
      if (customer && owner && owner !== customer) throw new CartError();
      await cart.getState().add(addition);
      added += 1;
      notes.push(...own);
    } catch (error) {
      notes.push(texts.notAdded(dish.name, cartFailureText('add', error)));
    }
  }
  // Two lines of the same dish may say the same.
  return { added, notes: [...new Set(notes)] };
}

/** Undefined for a dish that is no longer sold. */
async function findProduct(
  { slug }: ChosenDish,
  provider: FillCartDependencies['provider'],
): Promise<Product | undefined> {
  if (!slug) return undefined;
  try {
    return (await provider.call(getProduct, { slug }, { fresh: true })) ?? undefined;
  } catch (error) {
    if (isProviderFailure(error) && error.status === 404) return undefined;
    throw error;
  }
}

/** How many of a dish can be had, and what is to be said of it. */
function availability(
  dish: ChosenDish,
  product: Product | undefined,
): { readonly quantity: number; readonly notes: readonly string[] } {
  const { name, quantity } = dish;
  const none = (note: string) => ({ quantity: 0, notes: [note] });
  if (!product?.is_active) return none(texts.gone(name));
  if (product.price === null) return none(texts.noPrice(name));
  if (product.stock === 0) return none(texts.soldOut(name));
  const left = product.stock ?? quantity;
  const before = dish.total && Math.round(toCents(dish.total) / quantity);
  const hasChanged = before !== '' && before !== toCents(product.price);
  return {
    quantity: Math.min(quantity, left),
    notes: [
      ...(left < quantity ? [texts.onlyLeft(name, left)] : []),
      ...(hasChanged
        ? [texts.otherPrice(name, formatMoney(product.price), formatMoney((before / 100).toFixed(2)))]
        : []),
    ],
  };
}
