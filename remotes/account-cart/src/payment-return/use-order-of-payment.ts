import type { Order } from '@shop/shared/contracts/provider';
import { useSession } from '@shop/shared/session/react';
import { usePlatform } from '@shop/shared/ui';
import { useKept } from '../components/use-kept.ts';

/** The order that a payment was for, as far as this browser knows it, so that it can be paid again. */
export function useOrderOfPayment(paymentId: string): Order | undefined {
  const { signedIn } = useSession(usePlatform());
  const order = useKept(({ pending, orders }, owner) => {
    const waiting = pending.paymentId() === paymentId ? pending.order() : null;
    const known = orders.of(owner).find((one) => one.paymentId === paymentId);
    return waiting ?? (known && { id: known.id, order_number: known.number });
  });
  return signedIn ? order : undefined;
}
