import { useId, type ComponentProps, type ReactNode } from 'react';
import styles from './field.module.css';

interface FieldTexts {
  readonly label: string;
  readonly hint?: ReactNode;
  /** Stands in place of the hint and marks the field as wrong. */
  readonly error?: string | undefined;
}

interface TextFieldProps extends FieldTexts, Omit<ComponentProps<'input'>, 'className' | 'id'> {
  readonly name: string;
}

export function TextField({ label, hint, error, ...input }: TextFieldProps) {
  const texts = { label, hint, error };
  const links = useFieldLinks(texts);
  return (
    <FieldFrame {...texts} id={links.id}>
      <input {...input} {...links} className={styles.box} />
    </FieldFrame>
  );
}

interface TextAreaProps extends FieldTexts, Omit<ComponentProps<'textarea'>, 'className' | 'id'> {
  readonly name: string;
}

export function TextArea({ label, hint, error, ...area }: TextAreaProps) {
  const texts = { label, hint, error };
  const links = useFieldLinks(texts);
  return (
    <FieldFrame {...texts} id={links.id}>
      <textarea {...area} {...links} className={`${styles.box} ${styles.area}`} />
    </FieldFrame>
  );
}

/** What ties a control to its label and hint: attributes for the control. */
function useFieldLinks({ hint, error }: FieldTexts) {
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

function FieldFrame({ id, label, hint, error, children }: FieldFrameProps) {
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
