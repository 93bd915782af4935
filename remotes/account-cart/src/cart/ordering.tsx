import { useCart } from '@shop/shared/cart/react';
import { useSession } from '@shop/shared/session/react';
import { usePlatform } from '@shop/shared/ui';
import { useState, type ReactNode } from 'react';
import { CartSkeleton, LoginRequired } from './cart-placeholder.tsx';
import { useCustomerKey } from '@shop/shared/session/customer-key';
import { PageProblem } from '../components/page/page-problem.tsx';
import { CheckoutEnd, EmptiedElsewhere, Recovering } from './checkout/checkout-end.tsx';
import { useReportCheckout } from './checkout/checkout-events.ts';
import { Checkout } from './checkout/checkout.tsx';
import { useOrder } from './checkout/use-order.ts';

interface OrderingProps {
  readonly isCheckout: boolean;
  onBack?(): void;
  /** The cart or the list of orders, shown unless an order is being placed or looked for. */
  readonly children: ReactNode;
}

/** The checkout and the outcome of an order; else the cart. It begins anew for the next customer. */
export function Ordering(props: OrderingProps) {
  return <CustomerOrdering key={useCustomerKey(usePlatform())} {...props} />;
}

function CustomerOrdering({ isCheckout, onBack = () => {}, children }: OrderingProps) {
  const platform = usePlatform();
  const { signedIn } = useSession(platform);
  const { status, view } = useCart(platform);
  const order = useOrder();
  const empty = view.items.length === 0 && !order.busy;
  const [wasFilled, setWasFilled] = useState(false);
  if (isCheckout && signedIn && !empty && !wasFilled && !order.end) setWasFilled(true);
  // It is empty by an order of this page.
  if (order.end && wasFilled) setWasFilled(false);
  useReportCheckout(isCheckout && wasFilled);

  if (order.end?.kind === 'confirmed') return <CartSkeleton />;
  if (order.end) return <CheckoutEnd end={order.end} />;
  if (order.recovering) return <Recovering />;
  if (!signedIn && !order.busy && order.problem) return <LoginRequired problem={order.problem.text} />;
  if (!signedIn && !order.busy) return children;
  if (isCheckout && empty && (status === 'idle' || status === 'loading')) return <CartSkeleton />;
  if (isCheckout && empty && wasFilled) return <EmptiedElsewhere problem={order.problem?.text ?? ''} />;
  if (isCheckout && !empty) return <Checkout order={order} onBack={onBack} />;
  return (
    <>
      {order.problem?.isEarlier && <PageProblem {...order.problem} />}
      {children}
    </>
  );
}
