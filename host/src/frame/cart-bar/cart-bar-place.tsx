import { useSession } from '@shop/shared/session/react';
import { usePlatform } from '@shop/shared/ui';
import { useEffect, useState, type ComponentType } from 'react';

/** Only customers need the bar; where its code does not come, the header has the cart. */
export function CartBarPlace() {
  const { signedIn } = useSession(usePlatform());
  const [Bar, setBar] = useState<ComponentType>();
  useEffect(() => {
    if (signedIn)
      import('./cart-bar.tsx').then(
        ({ CartBar }) => setBar(() => CartBar),
        () => undefined,
      );
  }, [signedIn]);
  return signedIn && Bar && <Bar />;
}
