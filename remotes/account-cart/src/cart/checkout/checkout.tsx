import { useCart } from '@shop/shared/cart/react';
import type { AddressField } from '@shop/shared/contracts/provider';
import { Button, usePlatform } from '@shop/shared/ui';
import { useRef, useState, type FormEvent } from 'react';
import { cartMessages } from '../../messages/cart.ts';
import { checkoutMessages as messages } from '../../messages/checkout.ts';
import { Problem } from '../../components/problem.tsx';
import page from '../../components/page.module.css';
import { Totals } from '../../components/totals/totals.tsx';
import { AddressFields } from './address-fields.tsx';
import { checkOrder } from './check-order.ts';
import { MethodOptions } from './method-options.tsx';
import { OrderLines } from './order-lines.tsx';
import { useFormDraft } from './use-form-draft.ts';
import type { OrderState } from './use-order.ts';
import { usePaymentOptions } from './use-payment-options.ts';
import styles from './checkout.module.css';

interface CheckoutProps {
  readonly order: OrderState;
  onBack(): void;
}

/** Address, payment and the last look at the order. */
export function Checkout({ order, onBack }: CheckoutProps) {
  const { view } = useCart(usePlatform());
  const payment = usePaymentOptions();
  const form = useRef<HTMLFormElement>(null);
  const draft = useFormDraft(form);
  const [missing, setMissing] = useState<readonly AddressField[]>([]);

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const element = event.currentTarget;
    if (view.pending) return order.tell({ text: cartMessages.totalPending });
    const checked = checkOrder(new FormData(element), payment.options, view.items.length);
    setMissing(checked.missing);
    if (checked.request) order.place(checked.request);
    else order.tell({ text: checked.problem });
    const [first] = checked.missing;
    if (first) focusField(element, first);
  };
  const check = (field: AddressField, blank: boolean) =>
    setMissing((known) => {
      if (known.includes(field) === blank) return known;
      return blank ? [...known, field] : known.filter((name) => name !== field);
    });
  const problem = order.problem ?? (payment.problem ? { text: payment.problem } : undefined);

  return (
    <form ref={form} method="post" noValidate onSubmit={send} onInput={draft.keep}>
      <header className={page.head}>
        <h1>{messages.title}</h1>
        <Problem text={problem?.text ?? ''} help={problem?.help} />
      </header>
      <div className={styles.columns}>
        <AddressFields missing={missing} onCheck={check} />
        <div className={styles.column}>
          <MethodOptions payment={payment} chosen={draft.method} onChoose={draft.choose} />
          <OrderLines items={view.items} />
          <Totals view={view} />
          <Button type="submit" wide busy={order.busy ? messages.busy : undefined}>
            {messages.submit}
          </Button>
          <Button kind="quiet" wide disabled={order.busy} onClick={onBack}>
            {messages.back}
          </Button>
        </div>
      </div>
    </form>
  );
}

function focusField(form: HTMLFormElement, name: string) {
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}
