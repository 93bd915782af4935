import { useCart } from '@shop/shared/cart/react';
import type { AddressField } from '@shop/shared/contracts/provider';
import { Button, Notice, priceText, usePlatform } from '@shop/shared/ui';
import { useRef, useState, type FormEvent } from 'react';
import { cartMessages } from '../../messages/cart.ts';
import { checkoutMessages as messages } from '../../messages/checkout.ts';
import { DishLines } from '../../components/orders/dish-lines.tsx';
import { dishOfItem } from '../../components/orders/ordered-dish.ts';
import { PageProblem } from '../../components/page/page-problem.tsx';
import page from '../../components/page/page.module.css';
import { Totals } from '../../components/page/totals.tsx';
import { AddressFields } from './address-fields.tsx';
import { checkOrder } from './check-order.ts';
import { useReportPayment } from './checkout-events.ts';
import { MethodOptions } from './method-options.tsx';
import { useFormDraft } from './use-form-draft.ts';
import type { OrderState } from './use-order.ts';
import { usePaymentOptions } from './use-payment-options.ts';
import styles from './checkout.module.css';

interface CheckoutProps {
  readonly order: OrderState;
  onBack(): void;
}

/** The checkout form: address, payment method and a summary of the order. */
export function Checkout({ order, onBack }: CheckoutProps) {
  const { view } = useCart(usePlatform());
  const payment = usePaymentOptions();
  const form = useRef<HTMLFormElement>(null);
  const draft = useFormDraft(form);
  const reportPayment = useReportPayment();
  const [missing, setMissing] = useState<readonly AddressField[]>([]);

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const element = event.currentTarget;
    if (view.pending) return order.setProblem({ text: cartMessages.totalPending });
    const checked = checkOrder(new FormData(element), payment.options, view);
    setMissing(checked.missing);
    if (checked.request) {
      reportPayment(checked.request.method);
      order.place(checked.request);
    } else order.setProblem({ text: checked.problem });
    const [first] = checked.missing;
    if (first) focusField(element, first);
  };
  const setBlank = (field: AddressField, blank: boolean) =>
    setMissing((known) => {
      if (known.includes(field) === blank) return known;
      return blank ? [...known, field] : known.filter((name) => name !== field);
    });
  const problem = order.problem ?? (payment.problem ? { text: payment.problem } : undefined);

  return (
    <form ref={form} method="post" noValidate onSubmit={send} onInput={draft.save}>
      <header className={page.head}>
        <h1>{messages.title}</h1>
        <PageProblem text={problem?.text ?? ''} help={problem?.help} />
      </header>
      <div className={styles.columns}>
        <AddressFields missing={missing} onCheck={setBlank} />
        <div className={styles.column}>
          <MethodOptions payment={payment} chosen={draft.method} onChoose={draft.choose} />
          <DishLines
            dishes={view.items.flatMap((item) => dishOfItem(item) ?? [])}
            label={messages.lines}
            unknownTotal={priceText(null)}
          />
          <Totals view={view} />
          {/* Beside the button that was pressed. */}
          {order.searching && <Notice kind="info">{messages.searching}</Notice>}
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
