import type { ComponentProps } from 'react';
import { FieldFrame, useFieldLinks, type FieldTexts } from './field-frame.tsx';
import styles from './field.module.css';

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
