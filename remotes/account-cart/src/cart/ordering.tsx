import { useCart } from '@shop/shared/cart/react';
import { useSession } from '@shop/shared/session/react';
import { usePlatform } from '@shop/shared/ui';
import type { ReactNode } from 'react';
import { CartSkeleton } from './cart-skeleton.tsx';
import { CheckoutEnd, Recovering } from './checkout/checkout-end.tsx';
import { Checkout } from './checkout/checkout.tsx';
import { useOrder } from './checkout/use-order.ts';
import { Visitor } from './visitor.tsx';

interface OrderingProps {
  readonly isCheckout: boolean;
  onBack(): void;
  /** The cart, for whenever nothing is ordered. */
  readonly children: ReactNode;
}

/** The checkout, and what becomes of an order; else the cart. */
export function Ordering({ isCheckout, onBack, children }: OrderingProps) {
  const platform = usePlatform();
  const { signedIn } = useSession(platform);
  const { status, view } = useCart(platform);
  const order = useOrder();
  const empty = view.items.length === 0 && !order.busy;

  if (order.end?.kind === 'confirmed') return <CartSkeleton />;
  if (order.end) return <CheckoutEnd end={order.end} />;
  if (order.recovering) return <Recovering />;
  if (!signedIn && !order.busy) return <Visitor problem={order.problem?.text ?? ''} />;
  if (isCheckout && empty && (status === 'idle' || status === 'loading')) return <CartSkeleton />;
  return isCheckout && !empty ? <Checkout order={order} onBack={onBack} /> : children;
}
