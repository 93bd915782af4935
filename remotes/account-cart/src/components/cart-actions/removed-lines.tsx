import { useEffect, useRef } from 'react';
import { cartMessages as messages } from '../../messages/cart.ts';
import { isDiscontinued, lineName } from '../cart-line/line-facts.ts';
import styles from './removed-lines.module.css';
import type { CartActions, RemovedLine } from './use-cart-actions.ts';

/** Removed lines, each with an undo button. */
export function RemovedLines({ actions }: { readonly actions: Pick<CartActions, 'removed' | 'undo'> }) {
  const lines = actions.removed.filter(({ item }) => !isDiscontinued(item));
  if (lines.length === 0) return null;
  return (
    <ul className={styles.removed} aria-label={messages.removedLines}>
      {lines.map((line) => (
        <Removed key={line.item.id} line={line} onUndo={() => actions.undo(line)} />
      ))}
    </ul>
  );
}

function Removed({ line, onUndo }: { readonly line: RemovedLine; onUndo(): void }) {
  const name = lineName(line.item);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (line.focus) button.current?.focus();
  }, [line]);
  return (
    <li className={styles.line}>
      <span>{messages.removed(name)}</span>
      <button
        ref={button}
        type="button"
        className={styles.undo}
        aria-label={messages.undoOf(name)}
        onClick={onUndo}
      >
        {messages.undo}
      </button>
    </li>
  );
}
