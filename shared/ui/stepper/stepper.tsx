import { useEffect, useRef } from 'react';
import { messages } from '../messages.ts';
import styles from './stepper.module.css';
import { useTypedQuantity, type TypedQuantity } from './use-typed-quantity.ts';

interface StepperProps extends Partial<TypedQuantity> {
  /** What is counted, e.g. `Quantity`. */
  readonly label: string;
  readonly value: number;
  /** Where the plus ends; a larger number can still be typed; the caller decides what to say. */
  readonly max?: number;
  /** Gets whole numbers of at least `min`. */
  readonly onChange: (value: number) => void;
  readonly small?: boolean;
}

export function Stepper({
  label,
  value,
  min = 1,
  max = Infinity,
  commit = 'typing',
  onChange,
  small = false,
}: StepperProps) {
  const field = useTypedQuantity({ value, min, commit, onChange });
  // Presses may come faster than renders: each counts from the one before it.
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  }, [value]);
  const step = (by: number) => {
    latest.current = Math.min(Math.max(latest.current + by, min), max);
    onChange(latest.current);
  };
  return (
    <div className={small ? `${styles.stepper} ${styles.small}` : styles.stepper}>
      <button
        type="button"
        aria-label={messages.less(label)}
        disabled={value <= min}
        onClick={() => step(-1)}
      >
        −
      </button>
      <input
        type="number"
        inputMode="numeric"
        aria-label={label}
        min={min}
        max={Number.isFinite(max) ? max : undefined}
        {...field}
      />
      <button type="button" aria-label={messages.more(label)} disabled={value >= max} onClick={() => step(1)}>
        +
      </button>
    </div>
  );
}
