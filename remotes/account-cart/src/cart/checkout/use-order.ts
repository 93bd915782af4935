import { useCart } from '@shop/shared/cart/react';
import type { Platform } from '@shop/shared/contracts';
import { getPaymentOptions } from '@shop/shared/contracts/provider';
import { jsonText } from '@shop/shared/json';
import { useNavigate } from '@shop/shared/router';
import { wait } from '@shop/shared/provider';
import { isAnother, withLock, type Guarded } from '@shop/shared/session';
import { useSession } from '@shop/shared/session/react';
import { usePlatform } from '@shop/shared/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { checkoutMessages as messages } from '../../messages/checkout.ts';
import { addressOf } from '../../components/orders/device-orders.ts';
import { holdsDishes } from '../../components/orders/ordered-dish.ts';
import type { StoredOrder } from '../../components/orders/placed-order.ts';
import { reportPlaced } from '../../components/orders/report-purchase.ts';
import { areaStorage } from '../../components/storage/area-storage.ts';
import { createPaymentUrl, forgetWayBack, useNavigateAway } from '../../components/payment/payment-url.ts';
import { useSubmission } from '../../components/form-submission.ts';
import { useShownAgain } from '../../components/page/use-shown-again.ts';
import { orderAttempts, randomKey, type OrderAttempts } from './order-attempt.ts';
import {
  placeOrder,
  searchOrder,
  type CheckoutDependencies,
  type OrderOutcome,
  type OrderRequest,
} from './place-order.ts';
import { checkoutDraft } from './checkout-draft.ts';
import { isSameCart, readBeforeOrder } from './read-before-order.ts';

/** The outcome of a placed order. */
export type OrderEnd = Exclude<OrderOutcome, { kind: 'failed' }>;

export type OrderProblem = Pick<Extract<OrderOutcome, { kind: 'failed' }>, 'text' | 'help' | 'isEarlier'>;

export interface OrderState {
  readonly busy: boolean;
  /** The order may have arrived, and is looked for. */
  readonly searching: boolean;
  /** Looking for an order that was placed before this visit, or in another tab. */
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
  const { problem, setProblem, end, run } = useOutcome();
  const placing = useSubmission();
  const [searching, setSearching] = useState(false);
  const [attempts] = useState(() => orderAttempts(areaStorage(platform).attempt, randomKey));
  const page = usePageSignal();
  const start = (task: OrderTask, onSlow = () => {}) => {
    const dependencies = createCheckoutDependencies(platform, attempts, { onSlow, left: page() });
    // Two tabs that search at once would both finish the order, and start its payment.
    const guarded: Guarded = {
      locks: navigator.locks,
      name: `shop.order/${platform.storagePrefix ?? ''}`,
      read: () => jsonText(areaStorage(platform).attempt.read() ?? null),
      events: window,
    };
    return run(() => withLock(guarded, () => task(dependencies)), dependencies);
  };
  const isOpen = () => attempts.open(platform.session.getState().owner ?? '') !== undefined;
  const place = (request: OrderRequest) =>
    void placing.submit(async () => {
      setProblem(undefined);
      const changed = isOpen() ? undefined : await readBeforeOrder(platform);
      if (changed) return setProblem({ text: changed });
      setSearching(isOpen());
      await start(
        (dependencies) => placeOrder(request, dependencies),
        () => setSearching(true),
      );
      setSearching(false);
    });
  const recovering = useEarlierOrder(() => !placing.busy && isOpen(), start);
  return { busy: placing.busy || recovering, searching, recovering, problem, end, setProblem, place };
}

type OrderTask = (dependencies: CheckoutDependencies) => Promise<OrderOutcome | undefined>;

/** Looks for an order that was placed before this visit, and whose outcome is open. Returns whether it is looking. */
function useEarlierOrder(isOpen: () => boolean, start: (task: OrderTask) => Promise<void>): boolean {
  const platform = usePlatform();
  const { signedIn, owner } = useSession(platform);
  const { status, view } = useCart(platform);
  const { busy, submit } = useSubmission();

  const search: OrderTask = async (dependencies) => {
    if (dependencies.isLeft()) return undefined;
    const attempt = dependencies.attempts.open(dependencies.owner);
    if (!attempt) {
      // Another tab has found it, and emptied the cart.
      await dependencies.readCart();
      return undefined;
    }
    const options = () => platform.provider.call(getPaymentOptions, {});
    const outcome = await searchOrder({ attempt, options }, dependencies, false);
    return outcome.kind === 'failed' ? { ...outcome, isEarlier: true } : outcome;
  };
  const recover = useEffectEvent((_owner?: string) => {
    if (isOpen()) void submit(() => start(search));
  });
  const isCartEmpty = signedIn && status === 'ready' && view.items.length === 0;
  // Whose session it is may be known later than that there is one.
  useEffect(() => {
    if (signedIn) recover(owner);
  }, [signedIn, owner]);
  // An order that was not found before may have arrived by now.
  useEffect(() => {
    if (isCartEmpty) recover();
  }, [isCartEmpty]);
  return busy;
}

/** What became of an order; `run` goes where that leads. */
function useOutcome() {
  const { session } = usePlatform();
  const navigate = useNavigate();
  const navigateAway = useNavigateAway();
  const [problem, setProblem] = useState<OrderProblem>();
  const [end, setEnd] = useState<OrderEnd>();
  // Back from the payment the browser may show this page as it was left. What is to be paid by now the cart says.
  useShownAgain(() => setEnd((last) => (last && isPaidByCard(last) ? undefined : last)));

  const finish = async (outcome: OrderOutcome, owner: string) => {
    if (outcome.kind === 'failed') return setProblem(outcome);
    setEnd(outcome);
    if (outcome.kind === 'pay') return navigateAway(outcome.address);
    if (outcome.kind !== 'confirmed') return;
    const state: StoredOrder = { ...outcome.placed, owner };
    return navigate('/order-confirmation', { state });
  };
  const run = async (
    task: () => Promise<OrderOutcome | undefined>,
    { owner, isOthers }: Pick<CheckoutDependencies, 'owner' | 'isOthers'>,
  ) => {
    try {
      const outcome = await task();
      const { signedIn, hasEnded } = session.getState();
      const isLoggedOut = !signedIn && !hasEnded;
      // Whoever is here now is led nowhere.
      if (outcome && !isLoggedOut && !isOthers()) await finish(outcome, owner);
    } catch (error) {
      console.error('The order could not be finished.', error);
      setProblem({ text: messages.unforeseen });
    }
  };
  return { problem, setProblem, end, run };
}

function isPaidByCard(end: OrderEnd): boolean {
  return end.kind === 'unpaid' || (end.kind === 'pay' && !end.isCustom);
}

/** Gives the signal that aborts when the page is left. */
function usePageSignal(): () => AbortSignal | undefined {
  const page = useRef<AbortController>(undefined);
  useEffect(() => {
    const shown = new AbortController();
    page.current = shown;
    return () => shown.abort();
  }, []);
  return () => page.current?.signal;
}

/** What placing an order uses of the platform and the browser's storage. */
function createCheckoutDependencies(
  platform: Platform,
  attempts: OrderAttempts,
  { onSlow, left }: { readonly onSlow: () => void; readonly left: AbortSignal | undefined },
): CheckoutDependencies {
  const { provider, cart, session, connection } = platform;
  const { pending, orders, draft, address } = areaStorage(platform);
  const owner = session.getState().owner ?? '';
  const isOthers = () => isAnother(owner, session.getState().owner ?? '');
  const { view: shown } = cart.getState();
  return {
    provider,
    owner,
    now: Date.now,
    isOffline: () => connection?.getState().status === 'offline',
    onSlow,
    wait: (timeMs) => wait(timeMs, left).catch(() => {}),
    isLeft: () => left?.aborted === true || !session.getState().signedIn,
    isOthers,
    hasCartChanged: () => !isSameCart(shown, cart.getState().view),
    attempts,
    pending,
    orders,
    paymentUrl: (paymentAddress, paymentId) => createPaymentUrl(platform, paymentAddress, paymentId),
    onOrdered(placed) {
      // The cart and what is typed are another customer's by then.
      if (!isOthers()) cart.getState().forget();
      forgetWayBack(platform);
      const keepsAddress = !isOthers() && checkoutDraft(draft, address, owner).complete();
      if (!placed) return;
      orders.add(keepsAddress ? placed : { ...placed, address: addressOf({}) }, owner, new Date());
      reportPlaced(platform, placed);
    },
    async readCart(ordered = []) {
      await cart.getState().reload();
      const { status, view } = cart.getState();
      // A session that has ended meanwhile leaves a visitor's empty cart.
      if (status !== 'ready' || !session.getState().signedIn) return 'unknown';
      if (view.items.length === 0) return 'empty';
      return holdsDishes(view.items, ordered) ? 'filled' : 'changed';
    },
  };
}
