import { ButtonLink, EmptyState } from '@shop/shared/ui';
import { cartMessages as messages } from '../messages/cart.ts';
import { RemovedLines } from '../components/cart-actions/removed-lines.tsx';
import type { CartActions } from '../components/cart-actions/use-cart-actions.ts';
import { Mochi } from '../components/mochi.tsx';
import { Alone } from './alone.tsx';
import { UnpaidOrder } from './unpaid-order.tsx';

export function EmptyCart({ actions }: { readonly actions: CartActions }) {
  return (
    <Alone problem={actions.problem}>
      <RemovedLines actions={actions} />
      <UnpaidOrder />
      <EmptyState heading="h1" title={messages.emptyTitle} help={messages.emptyHelp} picture={<Mochi />}>
        <ButtonLink to="/products">{messages.emptyAction}</ButtonLink>
      </EmptyState>
    </Alone>
  );
}

/** The provider does not accept the session that is here. */
export function NotAuthenticated() {
  return (
    <Alone problem="">
      <EmptyState heading="h1" title={messages.authRequired} help={messages.authRequiredHelp}>
        <ButtonLink to="/login?redirect=/cart">{messages.visitorAction}</ButtonLink>
      </EmptyState>
    </Alone>
  );
}
