import { fillCart } from '@shop/shared/ui/fill-cart';
import { isProviderFailure } from '@shop/shared/contracts/provider';
import { useNavigate } from '@shop/shared/router';
import { Button, Notice, usePlatform } from '@shop/shared/ui';
import { useState } from 'react';
import { useSubmission } from '../components/form-submission.ts';
import type { OrderedDish } from '../components/orders/ordered-dish.ts';
import { ordersMessages as messages } from '../messages/orders.ts';
import styles from './orders.module.css';

interface OrderAgainButtonProps {
  readonly dishes: readonly OrderedDish[];
  readonly kind: 'filled' | 'quiet';
  /** Which order, for those who do not see where the button stands. */
  readonly label: string;
}

/** Fills the cart with the dishes of an order, and opens it. */
export function OrderAgainButton({ dishes, kind, label }: OrderAgainButtonProps) {
  const platform = usePlatform();
  const navigate = useNavigate();
  const { busy, submit } = useSubmission();
  const [problems, setProblems] = useState<readonly string[]>([]);

  const again = () =>
    submit(async () => {
      setProblems([]);
      const { owner } = platform.session.getState();
      const outcome = await fillCart(dishes, platform).catch((error: unknown) => {
        if (!isProviderFailure(error)) console.error('An order could not be ordered again.', error);
      });
      if (!outcome) setProblems([messages.againFailed]);
      else if (outcome.added === 0) setProblems([messages.againNothing, ...outcome.notes]);
      else await navigate('/cart', { state: { orderedAgain: outcome.notes, owner } });
    });
  return (
    <div className={styles.again}>
      <Button
        kind={kind}
        aria-label={`${messages.again}: ${label}`}
        busy={busy ? messages.againBusy : undefined}
        onClick={() => void again()}
      >
        {messages.again}
      </Button>
      {problems.length > 0 && (
        <Notice kind="error">
          {problems.map((problem) => (
            <p key={problem}>{problem}</p>
          ))}
        </Notice>
      )}
    </div>
  );
}
