import { Link, useLocation, useNavigate, useSearchParams } from '@shop/shared/router';
import { useSession } from '@shop/shared/session/react';
import { Notice, useHydrated, usePlatform } from '@shop/shared/ui';
import { useState } from 'react';
import { loginMessages as messages } from '../messages/login.ts';
import { AccountPage } from '../components/account-form/account-form.tsx';
import { useSubmission } from '../components/form-submission.ts';
import { loginFailure, missingCredentials, type LoginFailure } from './login-failure.ts';
import { LoginForm } from './login-form.tsx';
import { introFor, redirectOf, safeRedirect } from './login-redirect.ts';
import { AlreadyIn, SignedIn } from './signed-in.tsx';
import { record, textOf } from '../components/storage/stored-value.ts';
import type { Credentials } from '@shop/shared/contracts';

export function LoginPage() {
  const platform = usePlatform();
  const { signedIn, hasEnded } = useSession(platform);
  const inWidget = useInWidget();
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const { hash, state } = useLocation();
  const { busy, submit } = useSubmission();
  const [failure, setFailure] = useState<LoginFailure>();
  const redirect = redirectOf(parameters, hash);

  const login = async (credentials: Credentials) => {
    const missing = missingCredentials(credentials);
    setFailure(missing);
    if (missing) return;
    try {
      await platform.session.getState().login(credentials);
    } catch (error) {
      setFailure(loginFailure(error, platform.connection?.getState().status));
      return;
    }
    if (redirect || !inWidget) await navigate(safeRedirect(redirect), { replace: true });
  };

  if (inWidget && signedIn && !busy) return <SignedIn />;
  return (
    <AccountPage
      title={messages.title}
      intro={introFor(safeRedirect(redirect))}
      other={
        <>
          {signedIn && !busy && <AlreadyIn to={safeRedirect(redirect)} />}
          <span>{messages.noAccount}</span>{' '}
          <Link
            className="link"
            to={redirect ? `/register?redirect=${encodeURIComponent(redirect)}` : '/register'}
          >
            {messages.register}
          </Link>
        </>
      }
    >
      {hasEnded && !failure && <Notice kind="info">{messages.again}</Notice>}
      <LoginForm
        busy={busy}
        failure={failure}
        email={textOf(record(state)['email'])}
        onLogin={(credentials) => void submit(() => login(credentials))}
      />
    </AccountPage>
  );
}

/** Whether the page is shown in a widget, on another site's page. */
function useInWidget(): boolean {
  const isHydrated = useHydrated();
  const { root } = usePlatform();
  return isHydrated && 'host' in root;
}
