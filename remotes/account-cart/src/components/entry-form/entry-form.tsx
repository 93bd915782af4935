import { Button, Notice } from '@shop/shared/ui';
import type { FormEvent, ReactNode } from 'react';
import styles from './entry-form.module.css';

interface EntryFormProps {
  /** Why the last try failed; empty when it did not. */
  readonly problem: string;
  /** What was reached, in place of a problem. */
  readonly success?: string | undefined;
  readonly submit: string;
  /** Words of the button while the form is being sent. */
  readonly busy: string | undefined;
  /** Gets what was typed, and the form to empty it. */
  onSend(content: FormData, form: HTMLFormElement): void;
  readonly children: ReactNode;
}

/** The form of login and registration. Posts, should it be sent before the code is there: a password never stands in an address. */
export function EntryForm({ problem, success, submit, busy, onSend, children }: EntryFormProps) {
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSend(new FormData(event.currentTarget), event.currentTarget);
  };
  return (
    <form className={styles.form} method="post" onSubmit={send}>
      {problem && <Notice kind="error">{problem}</Notice>}
      {success && !problem && <Notice kind="success">{success}</Notice>}
      {children}
      <div className={styles.actions}>
        <Button type="submit" wide busy={busy}>
          {submit}
        </Button>
      </div>
    </form>
  );
}
