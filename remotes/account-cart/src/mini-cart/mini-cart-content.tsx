import { useCart } from '@shop/shared/cart/react';
import { useNavigate } from '@shop/shared/router';
import { useSession } from '@shop/shared/session/react';
import {
  Button,
  ButtonLink,
  EmptyState,
  Skeleton,
  priceText,
  uniqueKeys,
  usePlatform,
} from '@shop/shared/ui';
import { useState } from 'react';
import { cartMessages, miniCartMessages as messages } from '../messages/cart.ts';
import {
  checkoutHash,
  needsLogin,
  fromElsewhere,
  useStartCheckout,
} from '../components/cart-actions/use-start-checkout.ts';
import { RemovedLines } from '../components/cart-actions/removed-lines.tsx';
import { useCartActions, type CartActions } from '../components/cart-actions/use-cart-actions.ts';
import { CartDiet } from '../components/diet/diet-place.tsx';
import { TotalAmount } from '../components/page/totals.tsx';
import { PageProblem } from '../components/page/page-problem.tsx';
import styles from './mini-cart.module.css';
import type { CartItem } from '@shop/shared/contracts/provider';
import {
  LinePicture,
  LineQuantity,
  LineDescription,
  RemoveLine,
} from '../components/cart-line/cart-line.tsx';
import { lineTotal } from '../components/cart-line/line-facts.ts';
import type { CartView } from '@shop/shared/contracts';

interface MiniCartContentProps {
  /** Set in a widget: called before the page leads on, to where no history state goes. */
  readonly onLeave: (() => void) | undefined;
}

/** Lines and total; for an empty or failed cart a message. */
export function MiniCartContent({ onLeave }: MiniCartContentProps) {
  const platform = usePlatform();
  const { status, view, error, reload } = useCart(platform);
  const { hasEnded } = useSession(platform);
  const navigate = useNavigate();
  const [announcement, announce] = useState('');
  const actions = useCartActions({ announce });
  const keys = uniqueKeys(actions.items);
  const toCheckout = () => {
    onLeave?.();
    void navigate(onLeave ? `/cart${checkoutHash}` : '/cart', { state: fromElsewhere });
  };
  const start = useStartCheckout({ onStart: toCheckout, onProblem: actions.setProblem });
  const lacksSession = hasEnded || (status === 'error' && needsLogin(error));
  const failed = status === 'error' || lacksSession;
  const filled = view.items.length > 0;
  const problem = actions.problem || (failed && filled ? cartMessages.loadFailed : '');
  return (
    <>
      <div className={styles.body}>
        <p className="visually-hidden" role="status">
          {announcement}
        </p>
        <div className={styles.notices}>
          <PageProblem text={problem} />
          <RemovedLines actions={actions} />
        </div>
        <ul>
          {actions.items.map((item, nth) => (
            <MiniCartLine key={keys[nth]} item={item} actions={actions} />
          ))}
        </ul>
        <CartDiet items={actions.items} />
        {!filled && failed && (
          <div role="alert">
            <EmptyState title={lacksSession ? cartMessages.authRequired : cartMessages.loadFailed}>
              {lacksSession ? (
                <ButtonLink to="/login?redirect=/cart">{cartMessages.visitorAction}</ButtonLink>
              ) : (
                <Button kind="quiet" onClick={() => void reload()}>
                  {cartMessages.tryAgain}
                </Button>
              )}
            </EmptyState>
          </div>
        )}
        {!filled && !failed && status === 'ready' && (
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

interface MiniCartLineProps {
  readonly item: CartItem;
  readonly actions: CartActions;
}

function MiniCartLine({ item, actions }: MiniCartLineProps) {
  return (
    <li className={styles.line}>
      <LinePicture product={item.product} />
      <LineDescription item={item} />
      <div className={styles.remove}>
        <RemoveLine item={item} actions={actions} />
      </div>
      <div className={styles.quantity}>
        <LineQuantity item={item} onChange={(wanted) => actions.setQuantity(item, wanted)} />
      </div>
      <b className={styles.amount}>{priceText(lineTotal(item))}</b>
    </li>
  );
}

interface MiniCartFooterProps {
  readonly view: CartView;
  readonly start: { readonly busy: boolean; proceed(): void };
}

/** Total, and links to checkout and cart. */
function MiniCartFooter({ view, start }: MiniCartFooterProps) {
  const pending = view.pending ? cartMessages.proceedPending : undefined;
  return (
    <footer className={styles.foot}>
      <p className={styles.total} aria-busy={view.pending}>
        <span>{cartMessages.total}</span> <TotalAmount view={view} />
      </p>
      <p className="soft small">{cartMessages.shipping}</p>
      <Button wide busy={start.busy ? cartMessages.proceedBusy : pending} onClick={start.proceed}>
        {cartMessages.proceed}
      </Button>
      <ButtonLink to="/cart" kind="quiet" wide>
        {messages.viewCart}
      </ButtonLink>
    </footer>
  );
}
