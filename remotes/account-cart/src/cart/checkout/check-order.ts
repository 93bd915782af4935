import type { CartView } from '@shop/shared/contracts';
import type { AddressField, PaymentOptions } from '@shop/shared/contracts/provider';
import { cartProblem } from '../../components/cart-line/line-facts.ts';
import { checkoutMessages as messages } from '../../messages/checkout.ts';
import { formText } from '../../components/form-submission.ts';
import { missingFields, readAddress } from './address.ts';
import { dishOfItem } from '../../components/orders/ordered-dish.ts';
import { isPaymentMethod, methodLabel } from './payment-methods.ts';
import type { OrderRequest } from './place-order.ts';

export interface CheckedOrder {
  /** What to order; undefined when something is wrong. */
  readonly request?: OrderRequest;
  /** What is wrong; empty when nothing is. */
  readonly problem: string;
  readonly missing: readonly AddressField[];
}

/** Checks the checkout form before anything is sent: cart, then address, then method. */
export function checkOrder(
  form: FormData,
  options: PaymentOptions | undefined,
  cart: Pick<CartView, 'items' | 'totalPrice'>,
): CheckedOrder {
  const wrong = (problem: string, missing: readonly AddressField[] = []): CheckedOrder => ({
    problem,
    missing,
  });
  const cannotBeOrdered = cartProblem(cart);
  if (cannotBeOrdered) return wrong(cannotBeOrdered);
  const address = readAddress(form);
  const missing = missingFields(address);
  if (missing.length > 0) {
    const labels = missing.map((field) => messages.address[field]);
    return wrong(messages.missingFields(labels), missing);
  }
  const method = formText(form, 'payment_method');
  if (!method || !options) return wrong(messages.noMethod);
  if (!isPaymentMethod(method)) return wrong(messages.invalidMethod);
  const dishes = cart.items.flatMap((item) => dishOfItem(item) ?? []);
  const request = { method, methodName: methodLabel(method, options), address, dishes, options };
  return { request, problem: '', missing: [] };
}
