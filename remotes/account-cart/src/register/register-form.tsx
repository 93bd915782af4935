import type { Registration } from '@shop/shared/contracts';
import { Link } from '@shop/shared/router';
import { TextField } from '@shop/shared/ui';
import { registerMessages as messages } from '../messages/register.ts';
import { AccountForm } from '../components/account-form/account-form.tsx';
import styles from '../components/account-form/account-form.module.css';
import { usePasswordField } from '../components/account-form/use-password-field.tsx';
import { formText } from '../components/form-submission.ts';

export interface RegisterFailure {
  readonly text: string;
  readonly email?: string | undefined;
  readonly password?: string | undefined;
  readonly passwordConfirm?: string | undefined;
  /** Where to log in, when the account may exist. */
  readonly login?: { readonly path: string; readonly email: string };
}

interface RegisterFormProps {
  readonly busy: boolean;
  readonly failure: RegisterFailure | undefined;
  readonly registered: boolean;
  /** `onDone` empties the form. */
  onRegister(registration: Registration, onDone: () => void): void;
}

export function RegisterForm({ busy, failure, registered, onRegister }: RegisterFormProps) {
  const passwordField = usePasswordField();
  const send = (content: FormData, form: HTMLFormElement) => {
    passwordField.hide();
    const registration = {
      email: formText(content, 'email').trim(),
      password: formText(content, 'password'),
      passwordConfirm: formText(content, 'passwordConfirm'),
    };
    onRegister(registration, () => form.reset());
  };
  return (
    <AccountForm
      problem={failure && <Problem {...failure} />}
      success={registered ? messages.success : undefined}
      submit={messages.submit}
      busy={busy ? messages.busy : undefined}
      onSend={send}
    >
      <TextField
        label={messages.email}
        name="email"
        type="email"
        autoComplete="email"
        required
        error={failure?.email}
      />
      <div className={styles.secret}>
        <TextField
          {...passwordField.field}
          label={messages.password}
          name="password"
          autoComplete="new-password"
          required
          hint={passwordField.hint ?? messages.passwordHint}
          error={failure?.password}
        />
        {passwordField.toggle}
      </div>
      <TextField
        {...passwordField.field}
        label={messages.passwordConfirm}
        name="passwordConfirm"
        autoComplete="new-password"
        required
        error={failure?.passwordConfirm}
      />
    </AccountForm>
  );
}

function Problem({ text, login }: RegisterFailure) {
  return (
    <>
      {login ? `${text} ` : text}
      {login && (
        <Link className="link" to={login.path} state={{ email: login.email }}>
          {messages.logInWith(login.email)}
        </Link>
      )}
    </>
  );
}
