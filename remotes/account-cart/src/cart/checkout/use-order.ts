import { useCart } from '@shop/shared/cart/react';
import { getPaymentOptions } from '@shop/shared/contracts/provider';
import { useNavigate } from '@shop/shared/router';
import { useSession } from '@shop/shared/session/react';
import { usePlatform } from '@shop/shared/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { checkoutMessages as messages } from '../../messages/checkout.ts';
import { keepingOf } from '../../components/keeping.ts';
import { useLeave } from '../../components/leave.ts';
import { useSubmission, type Submission } from '../../components/use-submission.ts';
import { orderAttempts, randomKey } from './order-attempt.ts';
import { createOrderDesk } from './order-desk.ts';
import { placeOrder, recover, type OrderOutcome, type OrderRequest } from './place-order.ts';

/** An order that stands: the shopper is about to leave this page, or has to be told something here. */
export type OrderEnd = Exclude<OrderOutcome, { kind: 'failed' }>;

export interface OrderProblem {
  readonly text: string;
  /** What the shopper can do about it. */
  readonly help?: string;
}

export interface OrderState {
  readonly busy: boolean;
  /** Asking for an order that was sent before the page was opened anew. */
  readonly recovering: boolean;
  /** Why nothing was ordered. */
  readonly problem: OrderProblem | undefined;
  readonly end: OrderEnd | undefined;
  tell(problem: OrderProblem | undefined): void;
  /** Places the order once, however often it is called meanwhile. */
  place(request: OrderRequest): void;
}

/** Lives with the page and not with the checkout form, so that an order under way survives whatever happens to the cart. */
export function useOrder(): OrderState {
  const platform = usePlatform();
  const { signedIn } = useSession(platform);
  const { status, view } = useCart(platform);
  const navigate = useNavigate();
  const leave = useLeave();
  const placing = useSubmission();
  const looking = useSubmission();
  const [problem, tell] = useState<OrderProblem>();
  const [end, setEnd] = useState<OrderEnd>();
  const [attempts] = useState(() => orderAttempts(keepingOf(platform).attempt, randomKey));

  const finish = async (outcome: OrderOutcome) => {
    if (outcome.kind === 'failed') return tell(outcome);
    setEnd(outcome);
    if (outcome.kind === 'confirmed') return navigate('/order-confirmation', { state: outcome.placed });
    if (outcome.kind === 'pay') leave(outcome.address);
  };
  const run = (work: Submission, task: () => Promise<OrderOutcome | undefined>) =>
    work.submit(async () => {
      try {
        const outcome = await task();
        if (outcome) await finish(outcome);
      } catch (error) {
        console.error('The order could not be finished.', error);
        tell({ text: messages.unforeseen });
      }
    });
  const place = (request: OrderRequest) =>
    void run(placing, () => {
      tell(undefined);
      return placeOrder(request, createOrderDesk(platform, attempts));
    });

  const lookForOrder = useEffectEvent(async () => {
    const desk = createOrderDesk(platform, attempts);
    const attempt = attempts.open(desk.owner);
    if (!attempt || placing.busy) return;
    await run(looking, async () => {
      const options = await platform.provider.call(getPaymentOptions, {});
      const outcome = await recover(attempt, { ...attempt, options }, desk);
      return outcome.kind === 'failed' ? undefined : outcome;
    });
  });
  const emptied = signedIn && status === 'ready' && view.items.length === 0;
  useEffect(() => {
    if (emptied) void lookForOrder();
  }, [emptied]);

  return {
    busy: placing.busy || looking.busy,
    recovering: looking.busy,
    problem,
    end,
    tell,
    place,
  };
}
