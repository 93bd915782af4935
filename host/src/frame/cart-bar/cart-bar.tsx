import { useCart } from '@shop/shared/cart/react';
import { Link, useLocation } from '@shop/shared/router';
import { formatMoney, usePlatform } from '@shop/shared/ui';
import { useEffect, useRef } from 'react';
import { cartBarMessages as messages } from '../../messages/cart-bar.ts';
import styles from './cart-bar.module.css';

/** Pages that lead on by a button of their own at the lower edge, or are about the cart or an order themselves. */
const withoutBar = /^\/(products\/.|cart|orders|order-confirmation|payment\/)/;

/** What a customer has in the cart, at the lower edge of a phone's view. */
export function CartBar() {
  const { view } = useCart(usePlatform());
  const { pathname } = useLocation();
  if (view.count === 0 || withoutBar.test(pathname)) return null;
  return <Bar count={view.count} total={view.totalPrice} />;
}

interface BarProps {
  readonly count: number;
  /** Decimal text; null where it cannot be read. */
  readonly total: string | null;
}

function Bar({ count, total }: BarProps) {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { style } = document.documentElement;
    // What gets the focus is scrolled above the bar.
    const measure = () => {
      style.scrollPaddingBottom = `${bar.current?.offsetHeight ?? 0}px`;
    };
    const observer = new ResizeObserver(measure);
    if (bar.current) observer.observe(bar.current);
    return () => {
      observer.disconnect();
      style.removeProperty('scroll-padding-bottom');
    };
  }, []);
  return (
    <div ref={bar} id="cart-bar" className={styles.bar}>
      <Link to="/cart" className={styles.link}>
        <span>
          {[messages.items(count), total !== null && formatMoney(total)].filter(Boolean).join(' · ')}
        </span>
        {' · '}
        <span>{messages.viewCart}</span>
      </Link>
    </div>
  );
}
