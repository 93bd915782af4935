import { basketPath } from '@shop/shared/cart/basket-link';
import type { CartItem } from '@shop/shared/contracts/provider';
import { Button, closeDialog, Dialog, TextField, usePlatform } from '@shop/shared/ui';
import { useId, useState, type FocusEvent } from 'react';
import { textOf } from '../components/storage/stored-value.ts';
import { cartMessages as messages } from '../messages/cart.ts';
import styles from './cart-summary.module.css';

/** The cart's dishes as a link: whoever opens it sees them and may add them to a cart of their own. */
export function ShareCart({ items }: { readonly items: readonly CartItem[] }) {
  const heading = useId();
  const { links } = usePlatform();
  const [isOpen, setIsOpen] = useState(false);
  const lines = items.flatMap(({ product: { slug }, quantity, customization }) =>
    slug && quantity > 0 ? [{ slug, quantity, note: textOf(customization['Note']) }] : [],
  );
  if (lines.length === 0) return null;
  return (
    <>
      <Button kind="quiet" wide onClick={() => setIsOpen(true)}>
        {messages.share}
      </Button>
      <Dialog
        open={isOpen}
        className={styles.question}
        aria-labelledby={heading}
        onClose={() => setIsOpen(false)}
      >
        {isOpen && (
          <>
            <h2 id={heading} className={styles.heading}>
              {messages.shareTitle}
            </h2>
            <p>{messages.shareHelp}</p>
            <BasketLink address={new URL(links.href(basketPath(lines)), location.href).href} />
          </>
        )}
      </Dialog>
    </>
  );
}

/** The link, to be copied or handed to another program of the device. */
function BasketLink({ address }: { readonly address: string }) {
  const { announce } = usePlatform();
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setIsCopied(true);
      announce(messages.shareCopied);
    } catch {
      // Where a page may not copy, the link stands there to be copied by hand.
      announce(messages.shareCopyHelp);
    }
  };
  return (
    <>
      <TextField
        name="link"
        label={messages.shareLink}
        hint={messages.shareCopyHelp}
        readOnly
        value={address}
        onFocus={(event: FocusEvent<HTMLInputElement>) => event.target.select()}
      />
      <div className={styles.answers}>
        {'clipboard' in navigator && (
          <Button onClick={() => void copy()}>{isCopied ? messages.shareCopied : messages.shareCopy}</Button>
        )}
        {'share' in navigator && (
          <Button kind="quiet" onClick={() => void navigator.share({ url: address }).catch(() => {})}>
            {messages.shareSend}
          </Button>
        )}
        <Button kind="quiet" onClick={closeDialog}>
          {messages.shareClose}
        </Button>
      </div>
    </>
  );
}
