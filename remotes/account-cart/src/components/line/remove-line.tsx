import { cartMessages as messages } from '../../messages/cart.ts';
import styles from './line.module.css';

interface RemoveLineProps {
  readonly name: string;
  onRemove(): void;
}

export function RemoveLine({ name, onRemove }: RemoveLineProps) {
  return (
    <button type="button" className={styles.remove} aria-label={messages.remove(name)} onClick={onRemove}>
      ×
    </button>
  );
}
