import type { Platform, ProviderClient } from '@shop/shared/contracts';
import { cartFailureText } from '@shop/shared/cart';
import { getProduct, isProviderFailure, type Product } from '@shop/shared/contracts/provider';
import { toCents } from '@shop/shared/provider';
import { formatMoney } from '@shop/shared/ui';
import type { OrderedDish } from '../components/orders/ordered-dish.ts';
import { ordersMessages as messages } from '../messages/orders.ts';

export interface OrderedAgain {
  /** How many dishes are in the cart now. */
  readonly added: number;
  /** What is gone or changed, a sentence each. */
  readonly notes: readonly string[];
}

interface OrderAgainDependencies {
  readonly provider: Pick<ProviderClient, 'call'>;
  readonly cart: Platform['cart'];
}

/**
 * Puts the dishes of an earlier order into the cart, at today's prices. All are looked up before the first is added.
 * Rejects with the provider's failure when one cannot be looked up: then the cart is as it was.
 */
export async function orderAgain(
  dishes: readonly OrderedDish[],
  { provider, cart }: OrderAgainDependencies,
): Promise<OrderedAgain> {
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
      await cart.getState().add(addition);
      added += 1;
      notes.push(...own);
    } catch (error) {
      notes.push(messages.notAdded(dish.name, cartFailureText('add', error)));
    }
  }
  // Two lines of the same dish may say the same.
  return { added, notes: [...new Set(notes)] };
}

/** Undefined for a dish that is no longer sold. */
async function findProduct(
  { slug }: OrderedDish,
  provider: OrderAgainDependencies['provider'],
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
  dish: OrderedDish,
  product: Product | undefined,
): { readonly quantity: number; readonly notes: readonly string[] } {
  const { name, quantity } = dish;
  const none = (note: string) => ({ quantity: 0, notes: [note] });
  if (!product?.is_active) return none(messages.gone(name));
  if (product.price === null) return none(messages.noPrice(name));
  if (product.stock === 0) return none(messages.soldOut(name));
  const left = product.stock ?? quantity;
  const before = dish.total && Math.round(toCents(dish.total) / quantity);
  const hasChanged = before !== '' && before !== toCents(product.price);
  return {
    quantity: Math.min(quantity, left),
    notes: [
      ...(left < quantity ? [messages.onlyLeft(name, left)] : []),
      ...(hasChanged
        ? [messages.otherPrice(name, formatMoney(product.price), formatMoney((before / 100).toFixed(2)))]
        : []),
    ],
  };
}
