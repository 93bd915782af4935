import type { Credentials } from '@shop/shared/contracts';
import { TextField } from '@shop/shared/ui';
import { loginMessages as messages } from '../messages/login.ts';
import { AccountForm } from '../components/account-form/account-form.tsx';
import styles from '../components/account-form/account-form.module.css';
import { usePasswordField } from '../components/account-form/use-password-field.tsx';
import { formText } from '../components/form-submission.ts';
import type { LoginFailure } from './login-failure.ts';

interface LoginFormProps {
  readonly busy: boolean;
  readonly failure: LoginFailure | undefined;
  /** Initial value of the field. */
  readonly email: string;
  onLogin(credentials: Credentials): void;
}

export function LoginForm({ busy, failure, email, onLogin }: LoginFormProps) {
  const passwordField = usePasswordField();
  const send = (form: FormData) => {
    passwordField.hide();
    onLogin({ email: formText(form, 'email').trim(), password: formText(form, 'password') });
  };
  return (
    <AccountForm
      problem={failure?.text ?? ''}
      failure={failure}
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
        enterKeyHint="next"
        required
        defaultValue={email}
        error={failure?.email}
      />
      <div className={styles.secret}>
        <TextField
          {...passwordField.field}
          label={messages.password}
          name="password"
          autoComplete="current-password"
          enterKeyHint="go"
          required
          hint={passwordField.hint}
          error={failure?.password}
        />
        {passwordField.toggle}
      </div>
    </AccountForm>
  );
}
