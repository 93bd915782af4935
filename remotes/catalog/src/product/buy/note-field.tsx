import { useEffect, useRef, useState } from 'react';
import { TextArea } from '@shop/shared/ui';
import { kitchenNoteTexts as texts } from '../../messages/kitchen-note.ts';
import styles from './note-field.module.css';

/** Characters, as browsers count them. */
const longest = 140;

/** How many characters are left when a screen reader says so. */
const saidAt = [20, 10, 0];

export interface NoteFieldProps {
  readonly note: string;
  onChange(note: string): void;
  /** Whether the field takes the focus when it appears. */
  readonly isFocused: boolean;
  /** It is on its way with the product: what is typed meanwhile would reach nobody. */
  readonly isSent: boolean;
}

/** The note to the kitchen, with a counter that is read out near its end only. */
export function NoteField({ note, onChange, isFocused, isSent }: NoteFieldProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (isFocused) area.current?.focus();
  }, [isFocused]);
  const change = (typed: string) => {
    const [before, now] = [longest - note.length, longest - typed.length];
    if (saidAt.some((left) => now <= left && before > left)) setSaid(texts.left(now));
    else if (now > Math.max(...saidAt)) setSaid('');
    onChange(typed);
  };
  return (
    <div className={styles.note}>
      <TextArea
        ref={area}
        label={texts.label}
        name="note"
        rows={2}
        maxLength={longest}
        enterKeyHint="done"
        value={note}
        readOnly={isSent}
        hint={texts.used(note.length, longest)}
        onChange={(event) => change(event.currentTarget.value)}
      />
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </div>
  );
}
