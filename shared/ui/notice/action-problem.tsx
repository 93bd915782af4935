import { Link, useLocation } from '@shop/shared/router';
import { useSession } from '@shop/shared/session/react';
import { usePlatform } from '../area/platform-context.tsx';
import { messages } from '../messages.ts';
import { Notice } from './notice.tsx';

interface ActionProblemProps {
  /** Why the action failed; empty when it did not. */
  readonly text: string;
}

/**
 * Why a customer's action failed. Where the provider has ended the session it says so, and links to the login, which
 * leads back to this place. Nothing without a problem.
 */
export function ActionProblem({ text }: ActionProblemProps) {
  const { hasEnded } = useSession(usePlatform());
  const problem = text || (hasEnded ? messages.loginAgain : '');
  if (!problem) return null;
  return (
    <Notice kind="error">
      {hasEnded ? `${problem} ` : problem}
      {hasEnded && <LoginLink />}
    </Notice>
  );
}

function LoginLink() {
  const { pathname, search, hash } = useLocation();
  return (
    <Link className="link" to={`/login?redirect=${encodeURIComponent(pathname + search + hash)}`}>
      {messages.login}
    </Link>
  );
}
