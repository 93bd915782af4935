import type { FragmentProps, Platform } from '@shop/shared/contracts';
import { useLocation } from '@shop/shared/router';
import { closeDialog, Dialog, Icon, PlatformProvider } from '@shop/shared/ui';
import { useEffect, useEffectEvent, useId, useRef, type ComponentType } from 'react';
import { miniCartMessages as messages } from '../messages/cart.ts';
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
    >
      <header className={styles.head}>
        <h2 id={title}>{messages.title}</h2>
        <button type="button" className={styles.close} aria-label={messages.close} onClick={closeDialog}>
          <Icon name="close" />
        </button>
      </header>
      {open && <MiniCartContent />}
    </Dialog>
  );
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
