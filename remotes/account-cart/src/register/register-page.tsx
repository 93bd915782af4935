import type { Registration } from '@shop/shared/contracts';
import { Link, useNavigate, useSearchParams } from '@shop/shared/router';
import { usePlatform } from '@shop/shared/ui';
import { useEffect, useState } from 'react';
import { registerMessages as messages } from '../messages/register.ts';
import { AccountPage } from '../components/account-form/account-form.tsx';
import { fieldProblem } from '../components/failure-text.ts';
import { useSubmission } from '../components/form-submission.ts';
import { RegisterForm, type RegisterFailure } from './register-form.tsx';
import { passwordProblem, registerFailureText } from './register-rules.ts';

const loginDelay = 3000;

export function RegisterPage() {
  const { session } = usePlatform();
  const [parameters] = useSearchParams();
  const { busy, submit } = useSubmission();
  const [failure, setFailure] = useState<RegisterFailure>();
  /** The address that was registered; empty before. */
  const [registered, setRegistered] = useState('');
  const redirect = parameters.get('redirect');
  const loginPath = redirect ? `/login?redirect=${encodeURIComponent(redirect)}` : '/login';
  useLoginAfter(registered, loginPath);

  /** Returns whether the account was created. */
  const register = async (registration: Registration): Promise<boolean> => {
    const problem = passwordProblem(registration);
    setFailure(problem ? { text: problem.text, [problem.field]: problem.hint } : undefined);
    if (problem) return false;
    try {
      await session.getState().register(registration);
      setRegistered(registration.email);
      return true;
    } catch (error) {
      setFailure(describe(error));
      return false;
    }
  };

  return (
    <AccountPage
      title={messages.title}
      intro={messages.intro}
      other={
        <>
          {messages.haveAccount}{' '}
          <Link className="link" to={loginPath}>
            {messages.login}
          </Link>
        </>
      }
    >
      <RegisterForm
        busy={busy}
        failure={failure}
        registered={registered !== ''}
        onRegister={(registration, onDone) =>
          void submit(async () => {
            if (await register(registration)) onDone();
          })
        }
      />
    </AccountPage>
  );
}

function describe(error: unknown): RegisterFailure {
  return {
    text: registerFailureText(error),
    email: fieldProblem(error, 'email'),
    password: fieldProblem(error, 'password'),
    passwordConfirm: fieldProblem(error, 'password_confirm'),
  };
}

/** Goes to the login, where the address stands already. */
function useLoginAfter(email: string, loginPath: string) {
  const navigate = useNavigate();
  useEffect(() => {
    if (!email) return undefined;
    const timer = setTimeout(() => void navigate(loginPath, { state: { email } }), loginDelay);
    return () => clearTimeout(timer);
  }, [email, loginPath, navigate]);
}
