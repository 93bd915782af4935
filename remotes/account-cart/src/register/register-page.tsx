import type { Registration } from '@shop/shared/contracts';
import { Link, useNavigate, useSearchParams } from '@shop/shared/router';
import { isAnswerLost } from '@shop/shared/provider';
import { usePlatform } from '@shop/shared/ui';
import { useEffect, useState } from 'react';
import { registerMessages as messages } from '../messages/register.ts';
import { AccountPage } from '../components/account-form/account-form.tsx';
import { fieldProblem, useSubmission } from '../components/form-submission.ts';
import { RegisterForm } from './register-form.tsx';
import {
  isEmailRefused,
  isSame,
  registerFailureText,
  registrationProblem,
  type RegisterFailure,
} from './register-rules.ts';

const loginDelay = 3000;

export function RegisterPage() {
  const { session, connection } = usePlatform();
  const [parameters] = useSearchParams();
  const { busy, submit } = useSubmission();
  const [failure, setFailure] = useState<RegisterFailure>();
  /** The address that was registered; empty before. */
  const [registered, setRegistered] = useState('');
  /** The last registration whose answer was lost: it may have created the account. */
  const [unanswered, setUnanswered] = useState<Registration>();
  const redirect = parameters.get('redirect');
  const loginPath = redirect ? `/login?redirect=${encodeURIComponent(redirect)}` : '/login';
  useLoginAfter(registered, loginPath);

  /** Returns whether the account was created. */
  const register = async (registration: Registration): Promise<boolean> => {
    const problem = registrationProblem(registration);
    setFailure(problem);
    if (problem) return false;
    const wasOffline = connection?.getState().status === 'offline';
    try {
      await session.getState().register(registration);
      setRegistered(registration.email);
      return true;
    } catch (error) {
      const isLost = isAnswerLost(error, wasOffline);
      if (isLost) setUnanswered(registration);
      const isOwnAccount = isSame(registration, unanswered) && isEmailRefused(error);
      const text = registerFailureText(error, wasOffline);
      setFailure({
        text: isOwnAccount ? `${text} ${messages.existsNow}` : text,
        email: fieldProblem(error, 'email'),
        password: fieldProblem(error, 'password'),
        passwordConfirm: fieldProblem(error, 'password_confirm'),
        ...((isLost || isOwnAccount) && { login: { path: loginPath, email: registration.email } }),
      });
      return false;
    }
  };

  return (
    <AccountPage
      title={messages.title}
      intro={messages.intro}
      other={
        <>
          {`${messages.haveAccount} `}
          <Link className="link" to={loginPath}>
            {messages.login}
          </Link>
        </>
      }
    >
      <RegisterForm
        busy={busy}
        failure={failure}
        registered={registered ? { path: loginPath, email: registered } : undefined}
        onRegister={(registration, onDone) =>
          void submit(async () => {
            if (await register(registration)) onDone();
          })
        }
      />
    </AccountPage>
  );
}

/** Goes to the login after a moment, with the email filled in. */
function useLoginAfter(email: string, loginPath: string) {
  const navigate = useNavigate();
  useEffect(() => {
    if (!email) return undefined;
    const timer = setTimeout(() => void navigate(loginPath, { state: { email } }), loginDelay);
    return () => clearTimeout(timer);
  }, [email, loginPath, navigate]);
}
