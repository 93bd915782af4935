import { useNavigate } from '@shop/shared/router';
import { usePlatform } from '@shop/shared/ui';
import { cartProblem } from '../cart-line/line-facts.ts';
import { useSubmission } from '../form-submission.ts';
import { isProviderFailure } from '@shop/shared/contracts/provider';

interface StartCheckoutOptions {
  onStart(): void;
  onProblem(text: string): void;
}

/** Starts the checkout after a reload of the cart: it may be empty by now, or the session may have ended. */
export function useStartCheckout({ onStart, onProblem }: StartCheckoutOptions) {
  const { cart, session } = usePlatform();
  const navigate = useNavigate();
  const { busy, submit } = useSubmission();

  const proceed = () =>
    void submit(async () => {
      onProblem('');
      await cart.getState().reload();
      const { view, error } = cart.getState();
      if (!session.getState().signedIn || needsLogin(error)) await navigate('/login?redirect=/cart');
      else {
        const problem = cartProblem(view);
        if (problem) onProblem(problem);
        else onStart();
      }
    });
  return { busy, proceed };
}

/** Whether the cart failed for lack of a session: by the provider's 401, or here without tokens. */
export function needsLogin(error: unknown): boolean {
  return isProviderFailure(error) && (error.status === 401 || error.kind === 'refused');
}

// The history state of the checkout, which shares the cart's address.

/** The previous history entry is the cart. */
export const fromCart = { checkout: 'entered' } as const;
/** The previous history entry is another page. */
export const fromElsewhere = { checkout: 'resumed' } as const;
/** For a link out of a piece: another widget or the storefront gets its address alone. */
export const checkoutHash = '#checkout';
