import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { purchaseTexts } from '../../messages/product.ts';
import styles from './buy.module.css';
import type { NoteFieldProps } from './note-field.tsx';
import type { Purchase } from './use-purchase.ts';

/** A quiet button for a note to the kitchen: its press loads and shows the field, as does a note that a failed add left. */
export function KitchenNote({ purchase }: { readonly purchase: Purchase }) {
  const { note, setNote, setNotice, isAdding } = purchase;
  const [Field, setField] = useState<ComponentType<NoteFieldProps>>();
  const [isPressed, setIsPressed] = useState(false);
  const isNeeded = isPressed || note !== '';

  const fail = useEffectEvent(() => {
    setIsPressed(false);
    setNotice({ kind: 'error', text: purchaseTexts.noteFailed });
  });
  useEffect(() => {
    if (isNeeded)
      import('./note-field.tsx').then(
        ({ NoteField }) => setField(() => NoteField),
        () => fail(),
      );
  }, [isNeeded]);

  if (Field) return <Field note={note} onChange={setNote} isFocused={isPressed} isSent={isAdding} />;
  return (
    <button
      type="button"
      className={styles.addNote}
      aria-disabled={isPressed || undefined}
      onClick={() => setIsPressed(true)}
    >
      {purchaseTexts.addNote}
    </button>
  );
}
