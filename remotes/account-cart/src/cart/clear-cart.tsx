import { Button } from '@shop/shared/ui';
import { useId, useRef } from 'react';
import { cartMessages as messages } from '../messages/cart.ts';
import styles from './cart-summary.module.css';

/** Clears the cart after a confirmation. */
export function ClearCart({ onClear }: { onClear(): void }) {
  const question = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dialog.current?.close();
  const clear = () => {
    close();
    onClear();
  };
  return (
    <>
      <Button kind="quiet" wide onClick={() => dialog.current?.showModal()}>
        {messages.clear}
      </Button>
      <dialog ref={dialog} className={styles.question} aria-labelledby={question}>
        <p id={question}>{messages.clearQuestion}</p>
        <div className={styles.answers}>
          <Button kind="quiet" onClick={close}>
            {messages.clearCancel}
          </Button>
          <Button onClick={clear}>{messages.clearConfirm}</Button>
        </div>
      </dialog>
    </>
  );
}
