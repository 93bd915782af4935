import { useCart } from '@shop/shared/cart/react';
import { useSession } from '@shop/shared/session/react';
import { Icon, usePlatform } from '@shop/shared/ui';
import { Link, useLocation, useNavigate } from '@shop/shared/router';
import { useEffect, useRef, useState, type MouseEvent } from 'react';
import type { CartDrawer } from './cart-drawer.tsx';
import { messages } from '../../messages.ts';
import styles from './cart-link.module.css';

// What only customers need.
const bring = async (show: (drawer: () => typeof CartDrawer) => void) => {
  const { CartDrawer } = await import('./cart-drawer.tsx');
  show(() => CartDrawer);
};

/**
 * The way to the cart with the number of items: hidden at 0, `99+` above 99. A customer's press opens the cart over the page;
 * one more press while the code for that is on the way leads to the cart's page, as where it cannot be had.
 */
export function CartLink() {
  const platform = usePlatform();
  const { view } = useCart(platform);
  const { signedIn } = useSession(platform);
  const { key, pathname } = useLocation();
  const navigate = useNavigate();
  const link = useRef<HTMLAnchorElement>(null);
  const [Drawer, setDrawer] = useState<typeof CartDrawer>();
  const [openOn, setOpenOn] = useState('');
  const [late, setLate] = useState(true);

  useEffect(() => {
    // A press tries again.
    if (signedIn) bring(setDrawer).catch(() => undefined);
  }, [signedIn]);

  // Whoever went on meanwhile wants no drawer there, nor on the way back.
  if (openOn && openOn !== key) setOpenOn('');
  const open = openOn === key;
  const waiting = open && late;
  const press = (event: MouseEvent) => {
    const aside = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!signedIn || aside || waiting || pathname === '/cart') return;
    event.preventDefault();
    setOpenOn(key);
    bring(setDrawer).catch(toPage);
  };
  const toPage = () => void navigate('/cart');
  return (
    <>
      <Link
        ref={link}
        to="/cart"
        className={styles.cart}
        aria-label={messages.cart(view.count)}
        aria-busy={waiting || undefined}
        onClick={press}
      >
        <Icon name="bag" />
        {view.count > 0 && <span className={styles.count}>{view.count > 99 ? '99+' : view.count}</span>}
      </Link>
      {signedIn && Drawer && pathname !== '/cart' && (
        <Drawer
          link={link}
          open={open}
          filled={view.count > 0}
          onClose={() => setOpenOn('')}
          onLate={setLate}
          onMissing={toPage}
        />
      )}
    </>
  );
}
