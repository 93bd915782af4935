import { useSearchParams } from '@shop/shared/router';
import { Button, ButtonLink, EmptyState, Skeleton, usePlatform } from '@shop/shared/ui';
import { paymentMessages as messages } from '../messages/payment.ts';
import { useCustomerKey } from '@shop/shared/session/customer-key';
import { PaymentOutcome } from './payment-outcome.tsx';
import { TextWithLinks } from '../components/page/text-with-links.tsx';
import styles from './payment-return.module.css';
import { usePaymentCheck } from './payment-check.ts';

/** Where the payment page sends the shopper back to. */
export function PaymentReturnPage() {
  const [parameters] = useSearchParams();
  const named = parameters.get('paymentId');
  // Another customer asks the provider for themselves.
  return <PaymentStatus key={`${useCustomerKey(usePlatform())} ${named}`} named={named} />;
}

function PaymentStatus({ named }: { readonly named: string | null }) {
  const { check, again } = usePaymentCheck(named);
  return (
    <section className={styles.page} aria-live="polite" aria-busy={check.state === 'checking'}>
      {check.state === 'checking' && <Checking />}
      {check.state === 'unidentified' && (
        <EmptyState heading="h1" title={check.text} help={messages.unidentifiedHelp}>
          <ButtonLink to="/">{messages.home}</ButtonLink>
        </EmptyState>
      )}
      {check.state === 'error' && (
        <EmptyState heading="h1" title={<TextWithLinks text={check.text} />} help={check.reason}>
          <div className={`${styles.actions} ${styles.centered}`}>
            <Button kind="quiet" onClick={again}>
              {messages.checkAgain}
            </Button>
            <ButtonLink to="/orders" kind="quiet">
              {messages.orders}
            </ButtonLink>
            <ButtonLink to="/contact" kind="quiet">
              {messages.contact}
            </ButtonLink>
          </div>
        </EmptyState>
      )}
      {check.state === 'answered' && (
        <PaymentOutcome payment={check.payment} paymentId={check.paymentId} onCheckAgain={again} />
      )}
    </section>
  );
}

function Checking() {
  return (
    <EmptyState
      heading="h1"
      title={messages.checking}
      help={messages.checkingHelp}
      picture={<Skeleton shape="circle" />}
    />
  );
}
