import { Button, Dialog } from '@shop/shared/ui';
import { useId, useState } from 'react';
import { cartMessages as messages } from '../messages/cart.ts';
import styles from './cart-summary.module.css';

/** Clears the cart after a confirmation. */
export function ClearCart({ onClear }: { onClear(): void }) {
  const question = useId();
  const [isAsking, setIsAsking] = useState(false);
  const close = () => setIsAsking(false);
  const clear = () => {
    close();
    onClear();
  };
  return (
    <>
      <Button kind="quiet" wide onClick={() => setIsAsking(true)}>
        {messages.clear}
      </Button>
      <Dialog
        open={isAsking}
        className={styles.question}
        aria-labelledby={question}
        onCancel={close}
        onClose={close}
      >
        <p id={question}>{messages.clearQuestion}</p>
        <div className={styles.answers}>
          <Button onClick={close}>{messages.clearCancel}</Button>
          <Button kind="quiet" onClick={clear}>
            {messages.clearConfirm}
          </Button>
        </div>
      </Dialog>
    </>
  );
}
