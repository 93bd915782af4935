import type { Platform } from '@shop/shared/contracts';
import { keepingOf } from '../../components/keeping.ts';
import { wayToPay } from '../../components/way-to-pay.ts';
import { checkoutDraft } from './checkout-draft.ts';
import type { OrderAttempts } from './order-attempt.ts';
import type { OrderDesk } from './place-order.ts';

/** What placing an order needs of the shop and of this browser. */
export function createOrderDesk(platform: Platform, attempts: OrderAttempts): OrderDesk {
  const { provider, cart, session } = platform;
  const { pending, orders, draft, address } = keepingOf(platform);
  const owner = session.getState().owner ?? '';
  return {
    provider,
    owner,
    wait: (time) => new Promise((resolve) => setTimeout(resolve, time)),
    attempts,
    pending,
    orders,
    way: (paymentAddress, paymentId) => wayToPay(platform, paymentAddress, paymentId),
    taken(placed) {
      cart.getState().forget();
      checkoutDraft(draft, address, owner).done();
      if (placed) orders.add(placed.order, placed.method, owner, new Date());
    },
    async readCart() {
      await cart.getState().reload();
      const { status, view } = cart.getState();
      if (status !== 'ready') return 'unknown';
      return view.items.length > 0 ? 'filled' : 'empty';
    },
  };
}
