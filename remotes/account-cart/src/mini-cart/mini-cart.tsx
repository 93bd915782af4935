import type { FragmentProps, Platform } from '@shop/shared/contracts';
import { Icon, PlatformProvider } from '@shop/shared/ui';
import { useId, type ComponentType } from 'react';
import { miniCartMessages as messages } from '../messages/mini-cart.ts';
import { MiniCartContent } from './mini-cart-content.tsx';
import styles from './mini-cart.module.css';
import { useDrawer } from './use-drawer.ts';

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
  const { drawer, onClosed, closeOutside } = useDrawer(open, onClose);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- a press beside the drawer closes it; keys have Escape
    <dialog
      ref={drawer}
      className={styles.drawer}
      aria-labelledby={title}
      onCancel={onClose}
      onClose={onClosed}
      onClick={closeOutside}
    >
      <header className={styles.head}>
        <h2 id={title}>{messages.title}</h2>
        <button type="button" className={styles.close} aria-label={messages.close} onClick={onClose}>
          <Icon name="close" />
        </button>
      </header>
      {open && <MiniCartContent />}
    </dialog>
  );
}
