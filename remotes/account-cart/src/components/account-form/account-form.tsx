import { Button, Notice } from '@shop/shared/ui';
import { useEffect, useRef, type FormEvent, type ReactNode } from 'react';
import styles from './account-form.module.css';
import { Mochi } from '../page/mochi.tsx';

interface AccountFormProps {
  /** Error of the last attempt; nothing without one. */
  readonly problem: ReactNode;
  /** Another object for each failed attempt: the focus then goes to the first field that is wrong. */
  readonly failure: object | undefined;
  /** Success message, in place of an error. */
  readonly success?: string | undefined;
  readonly submit: string;
  /** The button's text while the form is being sent. */
  readonly busy: string | undefined;
  /** Gets the content, and the form to reset it. */
  onSend(content: FormData, form: HTMLFormElement): void;
  readonly children: ReactNode;
}

/** The form of login and registration, which tells itself what is missing. Its method is `post`, so that a password never gets into an address before hydration. */
export function AccountForm({ problem, failure, success, submit, busy, onSend, children }: AccountFormProps) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (failure) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [failure]);
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSend(new FormData(event.currentTarget), event.currentTarget);
  };
  return (
    <form ref={form} className={styles.form} method="post" noValidate onSubmit={send}>
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

interface AccountPageProps {
  readonly title: string;
  readonly intro: string;
  /** Links to the other of the two pages. */
  readonly other: ReactNode;
  readonly children: ReactNode;
}

/** The layout of login and registration: heading, form, link to the other page, and a picture where there is room. */
export function AccountPage({ title, intro, other, children }: AccountPageProps) {
  return (
    <div className={styles.page}>
      <div className={styles.picture}>
        <Mochi />
      </div>
      <section className={styles.panel}>
        <header className={styles.head}>
          <h1>{title}</h1>
          <p className="soft">{intro}</p>
        </header>
        {children}
        <div className={styles.other}>{other}</div>
      </section>
    </div>
  );
}
