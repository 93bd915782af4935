import { useLocation, useNavigate } from '@shop/shared/router';
import { useSession } from '@shop/shared/session/react';
import { usePlatform } from '@shop/shared/ui';
import { useEffect, useRef } from 'react';
import { record } from '../components/storage/stored-value.ts';
import { checkoutHash, fromCart, fromElsewhere } from '../components/cart-actions/use-start-checkout.ts';
import { areaStorage } from '../components/storage/area-storage.ts';
import { checkoutDraft } from './checkout/checkout-draft.ts';

/**
 * Whether the checkout replaces the cart. It is a history entry at the same address, so that Back leads to the cart and a
 * reload stays; after a session that ended in the checkout the next login returns to it.
 */
export function useCheckoutView() {
  const platform = usePlatform();
  const { signedIn, owner = '' } = useSession(platform);
  const navigate = useNavigate();
  const { state, hash } = useLocation();
  const { checkout } = record(state);
  const open = checkout === fromCart.checkout || checkout === fromElsewhere.checkout || hash === checkoutHash;
  const before = useRef({ signedIn, owner });

  useEffect(() => {
    const { draft, address } = areaStorage(platform);
    const last = before.current;
    before.current = { signedIn, owner };
    if (open && last.signedIn && !signedIn) checkoutDraft(draft, address, last.owner).interrupt();
    if (signedIn && checkoutDraft(draft, address, owner).resume() && !open) {
      void navigate('/cart', { replace: true, state: fromElsewhere });
    }
  }, [platform, signedIn, owner, open, navigate]);

  return {
    open,
    start: () => void navigate('/cart', { state: fromCart }),
    close: () => void (checkout === fromCart.checkout ? navigate(-1) : navigate('/cart', { replace: true })),
  };
}

/** Scrolls to the page's top and focuses it when another view shows: not before its code has come. */
export function useScrollToTopOnChange(
  page: { readonly current: HTMLElement | null },
  view: boolean,
  isShown: boolean,
) {
  const shown = useRef(view);
  useEffect(() => {
    if (!isShown || shown.current === view) return;
    shown.current = view;
    page.current?.focus({ preventScroll: true });
    page.current?.scrollIntoView({ block: 'start' });
  }, [page, view, isShown]);
}
