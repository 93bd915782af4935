import { useCart } from '@shop/shared/cart/react';
import { useSession } from '@shop/shared/session/react';
import { afterPaint, Icon, usePlatform } from '@shop/shared/ui';
import { Link, useLocation, useNavigate } from '@shop/shared/router';
import { useEffect, useRef, useState, type MouseEvent } from 'react';
import type { CartDrawer } from './cart-drawer.tsx';
import { messages } from '../../messages/shell.ts';
import styles from './cart-link.module.css';

// Only customers need the drawer.
const loadDrawer = async (setDrawer: (drawer: () => typeof CartDrawer) => void) => {
  const { CartDrawer } = await import('./cart-drawer.tsx');
  setDrawer(() => CartDrawer);
};

/**
 * The link to the cart with the number of items: hidden at 0, `99+` above 99. A customer's press opens the drawer; a second
 * press while the drawer is loading leads to the cart page, and so does a drawer that cannot be loaded.
 */
export function CartLink() {
  const platform = usePlatform();
  const { view } = useCart(platform);
  const { signedIn } = useSession(platform);
  const { key, pathname } = useLocation();
  const navigate = useNavigate();
  const link = useRef<HTMLAnchorElement>(null);
  const [Drawer, setDrawer] = useState<typeof CartDrawer>();
  const [openAtKey, setOpenAtKey] = useState('');
  const [isLoading, setIsLoading] = useState(true);

  useEffect(() => {
    // A press tries again.
    if (signedIn) loadDrawer(setDrawer).catch(() => undefined);
  }, [signedIn]);

  // After a navigation the drawer stays closed, also when the visitor comes back.
  if (openAtKey && openAtKey !== key) setOpenAtKey('');
  const open = openAtKey === key;
  const isOpening = open && isLoading;
  const onPress = (event: MouseEvent) => {
    const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!signedIn || isModified || isOpening || pathname === '/cart') return;
    event.preventDefault();
    afterPaint(() => setOpenAtKey(key));
    loadDrawer(setDrawer).catch(toCartPage);
  };
  const toCartPage = () => void navigate('/cart');
  return (
    <>
      <Link
        ref={link}
        to="/cart"
        className={styles.cart}
        aria-label={messages.cart(view.count)}
        aria-busy={isOpening || undefined}
        onClick={onPress}
      >
        <Icon name="bag" />
        {view.count > 0 && <span className={styles.count}>{view.count > 99 ? '99+' : view.count}</span>}
      </Link>
      {signedIn && Drawer && pathname !== '/cart' && (
        <Drawer
          link={link}
          open={open}
          hasItems={view.count > 0}
          onClose={() => setOpenAtKey('')}
          onLoadingChange={setIsLoading}
          onMissing={toCartPage}
        />
      )}
    </>
  );
}
