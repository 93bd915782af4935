import type { CartView } from '@shop/shared/contracts';
import { Button, ButtonLink, formatMoney } from '@shop/shared/ui';
import { cartMessages } from '../messages/cart.ts';
import { miniCartMessages as messages } from '../messages/mini-cart.ts';
import styles from './mini-cart.module.css';

interface MiniCartFooterProps {
  readonly view: CartView;
  readonly start: { readonly busy: boolean; proceed(): void };
}

/** The provider's total, the checkout, and the whole cart. */
export function MiniCartFooter({ view, start }: MiniCartFooterProps) {
  const pending = view.pending ? cartMessages.proceedPending : undefined;
  return (
    <footer className={styles.foot}>
      <p className={styles.total} aria-busy={view.pending}>
        <span>{cartMessages.total}</span>{' '}
        <span className={view.pending ? styles.pending : undefined}>{formatMoney(view.totalPrice)}</span>
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
