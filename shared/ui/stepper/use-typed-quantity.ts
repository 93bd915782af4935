import { useState, type ChangeEvent, type KeyboardEvent } from 'react';

export interface TypedQuantity {
  readonly value: number;
  readonly min: number;
  /** When a typed number counts: with every key, or once the field is left or Enter is pressed. */
  readonly commit: 'typing' | 'leaving';
  readonly onChange: (value: number) => void;
}

/** The number field of a stepper: what it shows and how typing becomes whole numbers of at least `min`. */
export function useTypedQuantity({ value, min, commit, onChange }: TypedQuantity) {
  const [draft, setDraft] = useState<string>();

  const type = (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    if (commit === 'leaving') return setDraft(input.value);
    if (isMinus(event.nativeEvent)) {
      // A number below 1 begins: left as it is, since the digits after it would count without it.
      setDraft('');
      return onChange(min);
    }
    setDraft(undefined);
    const typed = wholeNumber(input.value, min);
    // What was no number is replaced at once, and selected so that the next key overwrites it.
    if (input.value !== String(typed)) queueMicrotask(() => input.select());
    onChange(typed);
  };
  const settle = () => {
    if (draft === undefined) return;
    setDraft(undefined);
    onChange(wholeNumber(draft, min));
  };
  const settleOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || commit === 'typing') return;
    event.preventDefault();
    settle();
  };
  return { value: draft ?? value, onChange: type, onBlur: settle, onKeyDown: settleOnEnter };
}

function isMinus(input: Event): boolean {
  return input instanceof InputEvent && input.data === '-';
}

/** A typed quantity as a whole number: fractions are cut, and whatever is no number or too small counts as `min`. */
export function wholeNumber(text: string, min: number): number {
  const value = text.trim() === '' ? Number.NaN : Math.trunc(Number(text));
  return Number.isSafeInteger(value) ? Math.max(value, min) : min;
}
