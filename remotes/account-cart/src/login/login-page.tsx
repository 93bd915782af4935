import { Link, useLocation, useNavigate, useSearchParams } from '@shop/shared/router';
import { useSession } from '@shop/shared/session/react';
import { usePlatform } from '@shop/shared/ui';
import { useState } from 'react';
import { loginMessages as messages } from '../messages/login.ts';
import { AccountPage } from '../components/account-form/account-form.tsx';
import { useInWidget } from '../components/use-in-widget.ts';
import { useSubmission } from '../components/form-submission.ts';
import { loginFailureText } from './login-failure.ts';
import { LoginForm, type LoginFailure } from './login-form.tsx';
import { introFor, redirectOf, safeRedirect } from './login-redirect.ts';
import { AlreadyIn, SignedIn } from './signed-in.tsx';
import { record, textOf } from '../components/storage/stored-value.ts';
import { fieldProblem } from '../components/failure-text.ts';
import type { Credentials } from '@shop/shared/contracts';

export function LoginPage() {
  const platform = usePlatform();
  const { signedIn } = useSession(platform);
  const inWidget = useInWidget();
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const { hash, state } = useLocation();
  const { busy, submit } = useSubmission();
  const [failure, setFailure] = useState<LoginFailure>();
  const wanted = redirectOf(parameters, hash);

  const login = async (credentials: Credentials) => {
    setFailure(undefined);
    try {
      await platform.session.getState().login(credentials);
    } catch (error) {
      setFailure({
        text: loginFailureText(error),
        email: fieldProblem(error, 'login_id', 'email', 'username'),
        password: fieldProblem(error, 'password'),
      });
      return;
    }
    if (wanted || !inWidget) await navigate(safeRedirect(wanted), { replace: true });
  };

  if (inWidget && signedIn && !busy) return <SignedIn />;
  return (
    <AccountPage
      title={messages.title}
      intro={introFor(safeRedirect(wanted))}
      other={
        <>
          {signedIn && !busy && <AlreadyIn to={safeRedirect(wanted)} />}
          {messages.noAccount}{' '}
          <Link
            className="link"
            to={wanted ? `/register?redirect=${encodeURIComponent(wanted)}` : '/register'}
          >
            {messages.register}
          </Link>
        </>
      }
    >
      <LoginForm
        busy={busy}
        failure={failure}
        email={textOf(record(state)['email'])}
        onLogin={(credentials) => void submit(() => login(credentials))}
      />
    </AccountPage>
  );
}
