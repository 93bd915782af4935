import { Link } from '@shop/shared/router';
import { Notice } from '@shop/shared/ui';
import { useId, type ReactNode } from 'react';
import { confirmationMessages as messages } from '../messages/orders.ts';
import { orderNumber } from '../components/orders/order-facts.ts';
import type { PlacedOrder } from '../components/orders/placed-order.ts';
import styles from './order-confirmation.module.css';

/** How the order is to be paid. */
export function Payment({ placed }: { readonly placed: PlacedOrder }) {
  const { order, method, instructions, contactShop } = placed;
  return (
    <>
      {method === 'bank_transfer' && (
        <Instructions title={messages.bankTitle} text={instructions}>
          <p>{messages.bankReference(orderNumber(order))}</p>
          <p>{messages.bankProcessing}</p>
        </Instructions>
      )}
      {method === 'custom' && instructions && (
        <Instructions title={messages.customTitle} text={instructions} />
      )}
      {contactShop && (
        <Notice kind="info">
          {`${messages.customContact} `}
          <Link className="link" to="/contact">
            {messages.contact}
          </Link>
        </Notice>
      )}
    </>
  );
}

interface InstructionsProps {
  readonly title: string;
  readonly text: string;
  readonly children?: ReactNode;
}

function Instructions({ title, text, children }: InstructionsProps) {
  const heading = useId();
  return (
    <section className={styles.payment} aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      {text && <p className={styles.instructions}>{text}</p>}
      {children}
    </section>
  );
}
