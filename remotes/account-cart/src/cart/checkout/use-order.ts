import { useCart } from '@shop/shared/cart/react';
import type { Platform } from '@shop/shared/contracts';
import { getPaymentOptions } from '@shop/shared/contracts/provider';
import { useNavigate } from '@shop/shared/router';
import { useSession } from '@shop/shared/session/react';
import { usePlatform } from '@shop/shared/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { checkoutMessages as messages } from '../../messages/checkout.ts';
import { areaStorage } from '../../components/storage/area-storage.ts';
import { useNavigateAway, createPaymentUrl } from '../../components/payment/payment-url.ts';
import { useSubmission, type Submission } from '../../components/form-submission.ts';
import { orderAttempts, randomKey, type OrderAttempts } from './order-attempt.ts';
import {
  placeOrder,
  recoverOrder,
  type CheckoutDependencies,
  type OrderOutcome,
  type OrderRequest,
} from './place-order.ts';
import { checkoutDraft } from './checkout-draft.ts';

/** The outcome of a placed order. */
export type OrderEnd = Exclude<OrderOutcome, { kind: 'failed' }>;

export interface OrderProblem {
  readonly text: string;
  /** What the shopper can do about it. */
  readonly help?: string;
}

export interface OrderState {
  readonly busy: boolean;
  /** Looking for an order that was sent before a reload. */
  readonly recovering: boolean;
  /** Why nothing was ordered. */
  readonly problem: OrderProblem | undefined;
  readonly end: OrderEnd | undefined;
  setProblem(problem: OrderProblem | undefined): void;
  /** Places the order; calls while it is being placed do nothing. */
  place(request: OrderRequest): void;
}

/** The state of placing an order. It belongs to the page and not to the checkout form, so that it outlives the cart. */
export function useOrder(): OrderState {
  const platform = usePlatform();
  const { signedIn } = useSession(platform);
  const { status, view } = useCart(platform);
  const navigate = useNavigate();
  const navigateAway = useNavigateAway();
  const placing = useSubmission();
  const recovering = useSubmission();
  const [problem, setProblem] = useState<OrderProblem>();
  const [end, setEnd] = useState<OrderEnd>();
  const [attempts] = useState(() => orderAttempts(areaStorage(platform).attempt, randomKey));

  const finish = async (outcome: OrderOutcome) => {
    if (outcome.kind === 'failed') return setProblem(outcome);
    setEnd(outcome);
    if (outcome.kind === 'confirmed') return navigate('/order-confirmation', { state: outcome.placed });
    if (outcome.kind === 'pay') navigateAway(outcome.address);
  };
  const run = (submission: Submission, task: () => Promise<OrderOutcome | undefined>) =>
    submission.submit(async () => {
      try {
        const outcome = await task();
        if (outcome) await finish(outcome);
      } catch (error) {
        console.error('The order could not be finished.', error);
        setProblem({ text: messages.unforeseen });
      }
    });
  const place = (request: OrderRequest) =>
    void run(placing, () => {
      setProblem(undefined);
      return placeOrder(request, createCheckoutDependencies(platform, attempts));
    });

  const recoverEarlierOrder = useEffectEvent(async () => {
    const dependencies = createCheckoutDependencies(platform, attempts);
    const attempt = attempts.open(dependencies.owner);
    if (!attempt || placing.busy) return;
    await run(recovering, async () => {
      const options = await platform.provider.call(getPaymentOptions, {});
      const outcome = await recoverOrder(attempt, { ...attempt, options }, dependencies);
      return outcome.kind === 'failed' ? undefined : outcome;
    });
  });
  const isCartEmpty = signedIn && status === 'ready' && view.items.length === 0;
  useEffect(() => {
    if (isCartEmpty) void recoverEarlierOrder();
  }, [isCartEmpty]);

  return {
    busy: placing.busy || recovering.busy,
    recovering: recovering.busy,
    problem,
    end,
    setProblem,
    place,
  };
}

/** What placing an order uses of the platform and the browser's storage. */
function createCheckoutDependencies(platform: Platform, attempts: OrderAttempts): CheckoutDependencies {
  const { provider, cart, session } = platform;
  const { pending, orders, draft, address } = areaStorage(platform);
  const owner = session.getState().owner ?? '';
  return {
    provider,
    owner,
    wait: (timeMs) => new Promise((resolve) => setTimeout(resolve, timeMs)),
    attempts,
    pending,
    orders,
    paymentUrl: (paymentAddress, paymentId) => createPaymentUrl(platform, paymentAddress, paymentId),
    onOrdered(placed) {
      cart.getState().forget();
      checkoutDraft(draft, address, owner).complete();
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
