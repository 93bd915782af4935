import type { ReactNode } from 'react';
import { ButtonLink, EmptyState, Notice } from '@shop/shared/ui';
import { cartMessages } from '../../messages/cart.ts';
import { ordersMessages } from '../../messages/orders.ts';
import { checkoutMessages as messages } from '../../messages/checkout.ts';
import { orderNumber } from '../../components/orders/order-facts.ts';
import page from '../../components/page/page.module.css';
import { TextWithLinks } from '../../components/page/text-with-links.tsx';
import { PayAgain } from '../../components/payment/pay-again.tsx';
import styles from './checkout.module.css';
import type { OrderEnd } from './use-order.ts';

/** The order is placed: on the way to its payment, or without one. */
export function CheckoutEnd({ end }: { readonly end: Exclude<OrderEnd, { kind: 'confirmed' }> }) {
  if (end.kind === 'pay') {
    return (
      <CenteredPage
        title={messages.leavingTitle}
        help={end.isCustom ? messages.leavingHelpCustom : messages.leavingHelp}
      >
        <a className="link" href={end.address} referrerPolicy="origin">
          {messages.leavingAction}
        </a>
      </CenteredPage>
    );
  }
  if (end.kind === 'unconfirmed') {
    return (
      <CenteredPage title={messages.unconfirmedTitle} help={messages.unconfirmedHelp}>
        <ButtonLink to="/contact" kind="quiet">
          {messages.contact}
        </ButtonLink>
      </CenteredPage>
    );
  }
  return (
    <>
      <header className={page.head}>
        <h1>{messages.title}</h1>
        <Notice kind="error">
          <TextWithLinks text={end.text} />
        </Notice>
      </header>
      <div className={styles.end}>
        <p>{messages.orderNumber(orderNumber(end.order))}</p>
        <div className={styles.endActions}>
          <PayAgain order={end.order} />
          <ButtonLink to="/contact" kind="quiet">
            {messages.contact}
          </ButtonLink>
        </div>
      </div>
    </>
  );
}

/** Shown while an order from before a reload is looked up. */
export function Recovering() {
  return <CenteredPage title={messages.recovering} help={messages.recoveringHelp} />;
}

/** The cart became empty during the checkout, and not by an order of this page. */
export function EmptiedElsewhere({ problem }: { readonly problem: string }) {
  return (
    <CenteredPage title={cartMessages.emptyTitle} help={messages.emptiedHelp}>
      {problem && <Notice kind="error">{problem}</Notice>}
      <ButtonLink to="/orders">{ordersMessages.title}</ButtonLink>
      <ButtonLink to="/products" kind="quiet">
        {cartMessages.emptyAction}
      </ButtonLink>
    </CenteredPage>
  );
}

interface CenteredPageProps {
  readonly title: string;
  readonly help: string;
  readonly children?: ReactNode;
}

function CenteredPage({ title, help, children }: CenteredPageProps) {
  return (
    <div className={page.alone} role="status">
      <EmptyState heading="h1" title={title} help={help}>
        {children}
      </EmptyState>
    </div>
  );
}
