import { useSession } from '@shop/shared/session/react';
import { lazyOrNothing, usePlatform } from '@shop/shared/ui';
import { Suspense } from 'react';

// Where its code does not come, the header has the cart.
const CartBar = lazyOrNothing(async () => (await import('./cart-bar.tsx')).CartBar);

/** Only customers need the bar. */
export function CartBarPlace() {
  const { signedIn } = useSession(usePlatform());
  return (
    signedIn && (
      <Suspense>
        <CartBar />
      </Suspense>
    )
  );
}
