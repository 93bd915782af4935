import { eventItem, eventValue, type CartView } from '@shop/shared/contracts';
import type { PaymentMethod } from '@shop/shared/contracts/provider';
import { useCart } from '@shop/shared/cart/react';
import { usePlatform } from '@shop/shared/ui';
import { useEffect, useEffectEvent, useRef } from 'react';

/** Reports that a checkout was begun, once for each time it is opened. */
export function useReportCheckout(isOpen: boolean): void {
  const platform = usePlatform();
  const { view } = useCart(platform);
  const reportBegun = useEffectEvent(() => platform.report?.('begin_checkout', valueOf(view)));
  useEffect(() => {
    if (isOpen) reportBegun();
  }, [isOpen]);
}

/** Gives a function that reports the payment method of an order that is sent, once unless it changes. */
export function useReportPayment(): (method: PaymentMethod) => void {
  const platform = usePlatform();
  const last = useRef<PaymentMethod>(undefined);
  return (method) => {
    if (last.current === method) return;
    last.current = method;
    const value = valueOf(platform.cart.getState().view);
    platform.report?.('add_payment_info', { ...value, payment_type: method });
  };
}

function valueOf({ items, totalPrice }: CartView) {
  return eventValue(
    items.map(({ product, quantity }) => eventItem(product, quantity)),
    totalPrice,
  );
}
