import { useCart } from '@shop/shared/cart/react';
import { useNavigate } from '@shop/shared/router';
import { Skeleton, EmptyState, Button, ButtonLink, usePlatform } from '@shop/shared/ui';
import { useState } from 'react';
import { cartMessages } from '../messages/cart.ts';
import { needsLogin } from '../components/cart-actions/needs-login.ts';
import { RemovedLines } from '../components/cart-actions/removed-lines.tsx';
import { useCartActions } from '../components/cart-actions/use-cart-actions.ts';
import { useStartCheckout } from '../components/cart-actions/use-start-checkout.ts';
import { resumed } from '../components/checkout-state.ts';
import { Problem } from '../components/problem.tsx';
import { MiniCartFooter } from './mini-cart-footer.tsx';
import { MiniCartLine } from './mini-cart-line.tsx';
import styles from './mini-cart.module.css';

/** Lines, total and ways on; what there is to say instead when there are none. */
export function MiniCartContent() {
  const { status, view, error, reload } = useCart(usePlatform());
  const navigate = useNavigate();
  const [said, announce] = useState('');
  const actions = useCartActions({ announce });
  const start = useStartCheckout({
    onStart: () => void navigate('/cart', { state: resumed }),
    onProblem: actions.tell,
  });
  const failed = status === 'error';
  const filled = view.items.length > 0;
  const problem = actions.problem || (failed && filled ? cartMessages.loadFailed : '');
  return (
    <>
      <div className={styles.body}>
        <p className="visually-hidden" role="status">
          {said}
        </p>
        <div className={styles.notices}>
          <Problem text={problem} />
          <RemovedLines actions={actions} />
        </div>
        <ul>
          {view.items.map((item) => (
            <MiniCartLine key={item.id} item={item} actions={actions} />
          ))}
        </ul>
        {!filled && failed && (
          <EmptyState title={needsLogin(error) ? cartMessages.authRequired : cartMessages.loadFailed}>
            {needsLogin(error) ? (
              <ButtonLink to="/login?redirect=/cart">{cartMessages.visitorAction}</ButtonLink>
            ) : (
              <Button kind="quiet" onClick={() => void reload()}>
                {cartMessages.tryAgain}
              </Button>
            )}
          </EmptyState>
        )}
        {!filled && status === 'ready' && (
          <EmptyState title={cartMessages.emptyTitle} help={cartMessages.emptyHelp}>
            <ButtonLink to="/products">{cartMessages.emptyAction}</ButtonLink>
          </EmptyState>
        )}
        {!filled && (status === 'loading' || status === 'idle') && <Skeleton lines={5} />}
      </div>
      {filled && <MiniCartFooter view={view} start={start} />}
    </>
  );
}
