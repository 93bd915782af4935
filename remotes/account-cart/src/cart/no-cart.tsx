import type { ReactNode } from 'react';
import { ButtonLink, Void } from '@shop/shared/ui';
import { cartMessages as messages } from '../messages/cart.ts';
import { RemovedLines } from '../parts/cart-actions/removed-lines.tsx';
import type { CartActions } from '../parts/cart-actions/use-cart-actions.ts';
import { Mochi } from '../parts/mochi.tsx';
import { Problem } from '../parts/problem.tsx';
import { UnpaidOrder } from './unpaid-order.tsx';
import styles from '../parts/page.module.css';

interface ProblemProps {
  /** What went wrong right before; empty when nothing did. */
  readonly problem: string;
}

export function Visitor({ problem }: ProblemProps) {
  return (
    <Alone problem={problem}>
      <Void heading="h1" title={messages.visitorTitle} help={messages.visitorHelp} picture={<Mochi />}>
        <ButtonLink to="/login?redirect=/cart">{messages.visitorAction}</ButtonLink>
      </Void>
    </Alone>
  );
}

export function EmptyCart({ actions }: { readonly actions: CartActions }) {
  return (
    <Alone problem={actions.problem}>
      <RemovedLines actions={actions} />
      <UnpaidOrder />
      <Void heading="h1" title={messages.emptyTitle} help={messages.emptyHelp} picture={<Mochi />}>
        <ButtonLink to="/products">{messages.emptyAction}</ButtonLink>
      </Void>
    </Alone>
  );
}

/** The provider does not accept the session that is here. */
export function NotAuthenticated() {
  return (
    <Alone problem="">
      <Void heading="h1" title={messages.authRequired} help={messages.authRequiredHelp}>
        <ButtonLink to="/login?redirect=/cart">{messages.visitorAction}</ButtonLink>
      </Void>
    </Alone>
  );
}

function Alone({ problem, children }: ProblemProps & { readonly children: ReactNode }) {
  return (
    <div className={styles.alone}>
      <Problem text={problem} />
      {children}
    </div>
  );
}
