import type { ComponentProps } from 'react';
import { FieldFrame, useFieldLinks, type FieldTexts } from './field-frame.tsx';
import styles from './field.module.css';

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
