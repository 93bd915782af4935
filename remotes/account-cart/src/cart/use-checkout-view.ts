import { useLocation, useNavigate } from '@shop/shared/router';
import { useSession } from '@shop/shared/session/react';
import { usePlatform } from '@shop/shared/ui';
import { useEffect, useRef } from 'react';
import { record } from '../components/browser-store.ts';
import { entered, resumed } from '../components/checkout-state.ts';
import { keepingOf } from '../components/keeping.ts';
import { checkoutDraft } from './checkout/checkout-draft.ts';

/**
 * Whether the checkout shows in place of the cart. It is a step of the history at the same address, so that Back leads to
 * the cart and a reload stays; a session that ends in it is followed by a login that comes back to it.
 */
export function useCheckoutView() {
  const platform = usePlatform();
  const { signedIn, owner = '' } = useSession(platform);
  const navigate = useNavigate();
  const { checkout } = record(useLocation().state);
  const open = checkout === entered.checkout || checkout === resumed.checkout;
  const before = useRef({ signedIn, owner });

  useEffect(() => {
    const { draft, address } = keepingOf(platform);
    const last = before.current;
    before.current = { signedIn, owner };
    if (open && last.signedIn && !signedIn) checkoutDraft(draft, address, last.owner).interrupt();
    if (signedIn && checkoutDraft(draft, address, owner).resume() && !open) {
      void navigate('/cart', { replace: true, state: resumed });
    }
  }, [platform, signedIn, owner, open, navigate]);

  return {
    open,
    enter: () => void navigate('/cart', { state: entered }),
    leave: () => void (checkout === entered.checkout ? navigate(-1) : navigate('/cart', { replace: true })),
  };
}
