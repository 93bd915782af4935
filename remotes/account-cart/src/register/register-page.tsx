import type { Registration } from '@shop/shared/contracts';
import { Link, useNavigate, useSearchParams } from '@shop/shared/router';
import { usePlatform } from '@shop/shared/ui';
import { useEffect, useState } from 'react';
import { registerMessages as messages } from '../messages/register.ts';
import { EntryPage } from '../components/entry-page/entry-page.tsx';
import { fieldProblem } from '../components/field-problem.ts';
import { useSubmission } from '../components/use-submission.ts';
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

  /** Tells whether the account exists now. */
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
    <EntryPage
      title={messages.title}
      lead={messages.lead}
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
    </EntryPage>
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
