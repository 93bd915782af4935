import { useId, type ReactNode } from 'react';
import styles from './field.module.css';

export interface FieldTexts {
  readonly label: string;
  readonly hint?: ReactNode;
  /** Stands in place of the hint and marks the field as wrong. */
  readonly error?: string | undefined;
}

/** What ties a control to its label and hint: attributes for the control. */
export function useFieldLinks({ hint, error }: FieldTexts) {
  const id = useId();
  return {
    id,
    'aria-describedby': error || hint ? wordsId(id) : undefined,
    'aria-invalid': error ? (true as const) : undefined,
  };
}

interface FieldFrameProps extends FieldTexts {
  /** Id of the control. */
  readonly id: string;
  readonly children: ReactNode;
}

export function FieldFrame({ id, label, hint, error, children }: FieldFrameProps) {
  const words = error || hint;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {children}
      {words && (
        <span id={wordsId(id)} className={error ? styles.error : styles.hint}>
          {words}
        </span>
      )}
    </div>
  );
}

function wordsId(id: string): string {
  return `${id}-words`;
}
