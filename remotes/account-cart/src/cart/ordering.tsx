import { useCart } from '@shop/shared/cart/react';
import { useSession } from '@shop/shared/session/react';
import { usePlatform } from '@shop/shared/ui';
import type { ReactNode } from 'react';
import { CartSkeleton, LoginRequired } from './cart-placeholder.tsx';
import { CheckoutEnd, Recovering } from './checkout/checkout-end.tsx';
import { Checkout } from './checkout/checkout.tsx';
import { useOrder } from './checkout/use-order.ts';

interface OrderingProps {
  readonly isCheckout: boolean;
  onBack(): void;
  /** The cart, shown unless an order is being placed. */
  readonly children: ReactNode;
}

/** The checkout and the outcome of an order; else the cart. */
export function Ordering({ isCheckout, onBack, children }: OrderingProps) {
  const platform = usePlatform();
  const { signedIn } = useSession(platform);
  const { status, view } = useCart(platform);
  const order = useOrder();
  const empty = view.items.length === 0 && !order.busy;

  if (order.end?.kind === 'confirmed') return <CartSkeleton />;
  if (order.end) return <CheckoutEnd end={order.end} />;
  if (order.recovering) return <Recovering />;
  if (!signedIn && !order.busy) return <LoginRequired problem={order.problem?.text ?? ''} />;
  if (isCheckout && empty && (status === 'idle' || status === 'loading')) return <CartSkeleton />;
  return isCheckout && !empty ? <Checkout order={order} onBack={onBack} /> : children;
}
