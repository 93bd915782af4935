import type { FragmentProps, Platform } from '@shop/shared/contracts';
import { useLocation } from '@shop/shared/router';
import { closeDialog, Dialog, Icon, PlatformProvider, usePlatform } from '@shop/shared/ui';
import {
  useCallback,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  type ComponentType,
  type MouseEvent,
} from 'react';
import { miniCartMessages as messages } from '../messages/cart.ts';
import { useCustomerKey } from '@shop/shared/session/customer-key';
import { MiniCartContent } from './mini-cart-content.tsx';
import styles from './mini-cart.module.css';

/** The cart in a drawer over the page; it opens and closes as the page says. */
export function miniCart(platform: Platform): ComponentType<FragmentProps> {
  return function MiniCart(props: FragmentProps) {
    return (
      <PlatformProvider platform={platform}>
        <Drawer {...props} />
      </PlatformProvider>
    );
  };
}

function Drawer({ open = false, onClose = () => {} }: FragmentProps) {
  const title = useId();
  const customer = useCustomerKey(usePlatform());
  const { header, leave } = useLeavingWidget();
  useEffectOnNavigation(() => {
    if (open) onClose();
  });
  return (
    <Dialog
      open={open}
      className={styles.drawer}
      aria-labelledby={title}
      onCancel={onClose}
      onClose={onClose}
      onClick={leave && ((event) => isFollowed(event) && leave())}
    >
      <header className={styles.head} ref={header}>
        <h2 id={title}>{messages.title}</h2>
        <button type="button" className={styles.close} aria-label={messages.close} onClick={closeDialog}>
          <Icon name="close" />
        </button>
      </header>
      {open && <MiniCartContent key={customer} onLeave={leave} />}
    </Dialog>
  );
}

/**
 * In a widget, what the drawer leads to is in another one, which takes the focus: `leave` closes the drawer before that.
 * Undefined in the storefront, where the drawer stays until the page has changed.
 */
function useLeavingWidget() {
  const { root } = usePlatform();
  const header = useRef<HTMLElement>(null);
  const host = 'host' in root ? root.host : undefined;
  const close = useCallback(() => header.current?.closest('dialog')?.close(), []);
  useEffect(() => {
    host?.addEventListener('shop:left', close);
    return () => host?.removeEventListener('shop:left', close);
  }, [host, close]);
  return { header, leave: host && close };
}

/** Whether a link was pressed that the browser does not follow. */
function isFollowed({ target, defaultPrevented }: MouseEvent): boolean {
  return defaultPrevented && target instanceof Element && target.closest('a') !== null;
}

/** Runs when the page behind the drawer has changed. */
function useEffectOnNavigation(effect: () => void): void {
  const { key } = useLocation();
  const shownKey = useRef(key);
  const run = useEffectEvent(effect);
  useEffect(() => {
    if (shownKey.current === key) return;
    shownKey.current = key;
    run();
  }, [key]);
}
