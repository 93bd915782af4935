import { useNavigate } from '@shop/shared/router';
import { usePlatform } from '@shop/shared/ui';
import { cartMessages as messages } from '../../messages/cart.ts';
import { lineTrouble } from '../line/line-trouble.ts';
import { useSubmission } from '../use-submission.ts';
import { needsLogin } from './needs-login.ts';

interface StartCheckoutOptions {
  onStart(): void;
  onProblem(text: string): void;
}

/** Reads the cart once more before the checkout: it may be empty by now, or the session over. */
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
      else if (view.items.length === 0) onProblem(messages.emptyAlert);
      else if (view.items.some((item) => lineTrouble(item))) onProblem(messages.inTheWay);
      else onStart();
    });
  return { busy, proceed };
}
