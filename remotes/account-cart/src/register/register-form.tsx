import type { Registration } from '@shop/shared/contracts';
import { Link } from '@shop/shared/router';
import { TextField } from '@shop/shared/ui';
import { useEffect, useRef } from 'react';
import { registerMessages as messages } from '../messages/register.ts';
import { AccountForm } from '../components/account-form/account-form.tsx';
import styles from '../components/account-form/account-form.module.css';
import { usePasswordField } from '../components/account-form/use-password-field.tsx';
import { formText } from '../components/form-submission.ts';
import { shortestPassword, type LoginLink, type RegisterFailure } from './register-rules.ts';

interface RegisterFormProps {
  readonly busy: boolean;
  readonly failure: RegisterFailure | undefined;
  /** Where to log in with the address that was registered; undefined before. */
  readonly registered: LoginLink | undefined;
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
      problem={failure?.text && <Problem {...failure} />}
      failure={failure}
      success={registered ? messages.success : undefined}
      submit={messages.submit}
      busy={busy ? messages.busy : undefined}
      onSend={send}
    >
      {registered && <LogInNow {...registered} />}
      <TextField
        label={messages.email}
        name="email"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="next"
        required
        error={failure?.email}
      />
      <div className={styles.secret}>
        <TextField
          {...passwordField.field}
          label={messages.password}
          name="password"
          autoComplete="new-password"
          minLength={shortestPassword}
          enterKeyHint="next"
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
        enterKeyHint="go"
        required
        error={failure?.passwordConfirm}
      />
    </AccountForm>
  );
}

/** The form is empty by now: the focus is on the way on. */
function LogInNow({ path, email }: LoginLink) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => link.current?.focus(), []);
  return (
    <p>
      <Link ref={link} className="link" to={path} state={{ email }}>
        {messages.logInNow}
      </Link>
    </p>
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
