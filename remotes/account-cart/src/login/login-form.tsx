import type { Credentials } from '@shop/shared/contracts';
import { TextField } from '@shop/shared/ui';
import { loginMessages as messages } from '../messages/login.ts';
import { EntryForm } from '../components/entry-form/entry-form.tsx';
import styles from '../components/entry-form/entry-form.module.css';
import { useReveal } from '../components/entry-form/use-reveal.tsx';
import { formText } from '../components/form-text.ts';

export interface LoginFailure {
  readonly text: string;
  readonly email: string | undefined;
  readonly password: string | undefined;
}

interface LoginFormProps {
  readonly busy: boolean;
  readonly failure: LoginFailure | undefined;
  /** Stands in the field to begin with. */
  readonly email: string;
  onLogin(credentials: Credentials): void;
}

export function LoginForm({ busy, failure, email, onLogin }: LoginFormProps) {
  const reveal = useReveal();
  const send = (form: FormData) => {
    reveal.hide();
    onLogin({ email: formText(form, 'email').trim(), password: formText(form, 'password') });
  };
  return (
    <EntryForm
      problem={failure?.text ?? ''}
      submit={messages.submit}
      busy={busy ? messages.busy : undefined}
      onSend={send}
    >
      <TextField
        label={messages.email}
        name="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        defaultValue={email}
        error={failure?.email}
      />
      <div className={styles.secret}>
        <TextField
          {...reveal.field}
          label={messages.password}
          name="password"
          autoComplete="current-password"
          required
          hint={reveal.hint}
          error={failure?.password}
        />
        {reveal.toggle}
      </div>
    </EntryForm>
  );
}
