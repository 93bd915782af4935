import { ButtonLink, EmptyState } from '@shop/shared/ui';
import { cartMessages as messages } from '../messages/cart.ts';
import { Mochi } from '../components/mochi.tsx';
import { Alone } from './alone.tsx';

/** For whoever is not logged in: carts are kept with accounts. */
export function Visitor({ problem }: { readonly problem: string }) {
  return (
    <Alone problem={problem}>
      <EmptyState heading="h1" title={messages.visitorTitle} help={messages.visitorHelp} picture={<Mochi />}>
        <ButtonLink to="/login?redirect=/cart">{messages.visitorAction}</ButtonLink>
      </EmptyState>
    </Alone>
  );
}
