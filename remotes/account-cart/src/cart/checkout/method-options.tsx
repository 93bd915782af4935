import { Button, RadioOption, Skeleton } from '@shop/shared/ui';
import { checkoutMessages as messages } from '../../messages/checkout.ts';
import { enabledMethods, methodLabel } from './payment-methods.ts';
import type { PaymentOptionsState } from './use-payment-options.ts';
import styles from './checkout.module.css';

interface MethodOptionsProps {
  readonly payment: PaymentOptionsState;
  /** Empty as long as nothing was chosen. */
  readonly chosen: string;
  onChoose(method: string): void;
}

/** One radio for each method on offer, the first one preselected. */
export function MethodOptions({ payment, chosen, onChoose }: MethodOptionsProps) {
  const { status, options, retry } = payment;
  const methods = options ? enabledMethods(options) : [];
  const selected = methods.find((method) => method === chosen) ?? methods[0];
  return (
    <fieldset className={styles.column}>
      <legend className={styles.legend}>{messages.paymentTitle}</legend>
      {status === 'loading' && (
        <>
          <p className="visually-hidden">{messages.optionsLoading}</p>
          <Skeleton lines={3} />
        </>
      )}
      {status !== 'loading' && methods.length === 0 && (
        <div className={styles.unusable}>
          <p>{messages.optionsUnusable}</p>
          <Button kind="quiet" onClick={retry}>
            {messages.retryOptions}
          </Button>
        </div>
      )}
      {options &&
        methods.map((method) => (
          <RadioOption
            key={method}
            label={methodLabel(method, options)}
            name="payment_method"
            value={method}
            checked={method === selected}
            onChange={onChoose}
          />
        ))}
    </fieldset>
  );
}
