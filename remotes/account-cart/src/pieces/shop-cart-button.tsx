import {
  createElement,
  Suspense,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type MouseEvent,
  type ReactNode,
} from 'react';
import type { CartView, FragmentProps, Piece, Platform } from '@shop/shared/contracts';
import { useCart } from '@shop/shared/cart/react';
import { Link, useLocation, useNavigate } from '@shop/shared/router';
import { useSession } from '@shop/shared/session/react';
import { formatMoney, Icon, lazyPart, usePlatform } from '@shop/shared/ui';
import { cartButtonMessages as messages } from '../messages/cart-button.ts';
import { keepInView } from './keep-in-view.ts';
import styles from './shop-cart-button.module.css';

/** The number of items and the total; a customer's press opens the cart over the page, a visitor's leads to the cart's page. */
function CartButton() {
  const platform = usePlatform();
  const { view } = useCart(platform);
  const { signedIn } = useSession(platform);
  const attributes = new URLSearchParams(useLocation().search);
  const navigate = useNavigate();
  const [isOpen, setIsOpen] = useState(false);
  const isExpanded = attributes.has('expanded');
  const [drawer] = useState(() => loadDrawer(platform));
  const collapse = () => 'host' in platform.root && platform.root.host.removeAttribute('expanded');
  const close = () => {
    setIsOpen(false);
    collapse();
  };
  const expand = useEffectEvent(() => {
    if (signedIn) return;
    collapse();
    void navigate('/cart');
  });
  useEffect(() => {
    if (isExpanded) expand();
  }, [isExpanded]);
  const onMissing = () => {
    close();
    void navigate('/cart');
  };
  const press = (event: MouseEvent) => {
    if (!signedIn || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setIsOpen(true);
  };
  const isFloating = attributes.has('floating');
  const hasButton = !attributes.has('headless') && !(isFloating && view.count === 0);
  const button = hasButton && <CartLink view={view} opensDialog={signedIn} onClick={press} />;
  return (
    <>
      {isFloating ? <EdgeOfView>{button}</EdgeOfView> : button}
      {/* In a boundary of its own: without one the whole piece, and what it remembers, would wait for the drawer. */}
      <Suspense>
        {signedIn &&
          (isOpen || isExpanded) &&
          createElement(drawer, { open: true, onClose: close, onMissing })}
      </Suspense>
    </>
  );
}

interface CartLinkProps {
  readonly view: CartView;
  readonly opensDialog: boolean;
  onClick(event: MouseEvent): void;
}

function CartLink({ view, opensDialog, onClick }: CartLinkProps) {
  const total = view.count > 0 && view.totalPrice !== null ? formatMoney(view.totalPrice) : '';
  return (
    <Link
      to="/cart"
      className={styles.button}
      aria-label={messages.label(view.count, total)}
      aria-haspopup={opensDialog ? 'dialog' : undefined}
      onClick={onClick}
    >
      <span className={styles.bag}>
        <Icon name="bag" />
        {view.count > 0 && <span className={styles.count}>{view.count > 99 ? '99+' : view.count}</span>}
      </span>
      <span>{total || messages.cart}</span>
    </Link>
  );
}

/** The drawer; where its code cannot be loaded, what says so. */
const loadDrawer = (platform: Platform) =>
  lazyPart<FragmentProps>(
    async () => (await import('../mini-cart/mini-cart.tsx')).miniCart(platform),
    Missing,
  );

function Missing({ onMissing }: FragmentProps) {
  const tell = useEffectEvent(() => onMissing?.());
  useEffect(() => tell(), []);
  return null;
}

/** There from the beginning, with or without the button: dialogs that open later are over it. */
function EdgeOfView({ children }: { readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => (place.current ? keepInView(place.current) : undefined), []);
  return (
    <div ref={place} className={styles.floating}>
      {children}
    </div>
  );
}

export const piece: Piece = { Component: CartButton, isInline: true };
