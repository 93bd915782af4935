import { useSession } from '@shop/shared/session/react';
import { usePlatform } from '@shop/shared/ui';
import { Link } from '@shop/shared/router';
import { messages } from '../../messages/shell.ts';

/** `Login` and `Register` for a visitor, `Orders` and `Logout` for a customer. */
export function AccountLinks() {
  const { signedIn, logout } = useSession(usePlatform());
  if (signedIn) {
    return (
      <>
        <Link to="/orders">{messages.orders}</Link>
        <button type="button" onClick={() => void logout()}>
          {messages.logout}
        </button>
      </>
    );
  }
  return (
    <>
      <Link to="/login">{messages.login}</Link>
      <Link to="/register">{messages.register}</Link>
    </>
  );
}
