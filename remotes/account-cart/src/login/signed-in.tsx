import { Button, ButtonLink, usePlatform } from '@shop/shared/ui';
import { useSession } from '@shop/shared/session/react';
import { Link } from '@shop/shared/router';
import { loginMessages as messages } from '../messages/login.ts';
import { AccountPage } from '../components/account-form/account-form.tsx';
import styles from './login.module.css';

/** A widget's account once somebody is logged in: the page around it has no other place to log out. */
export function SignedIn() {
  const platform = usePlatform();
  const { session } = platform;
  const { endsWithPage } = useSession(platform);
  return (
    <AccountPage
      title={messages.signedInTitle}
      intro={endsWithPage ? messages.endsWithPage : messages.signedInHelp}
      other={
        <Button kind="quiet" onClick={() => void session.getState().logout()}>
          {messages.logout}
        </Button>
      }
    >
      <ButtonLink to="/cart" wide>
        {messages.cart}
      </ButtonLink>
    </AccountPage>
  );
}

/** Shown below the login form to customers who are logged in already. */
export function AlreadyIn({ to }: { readonly to: string }) {
  const { session } = usePlatform();
  return (
    <p className={styles.already}>
      <span>{`${messages.already} `}</span>
      <Link className="link" to={to}>
        {messages.goOn}
      </Link>
      <Button kind="quiet" onClick={() => void session.getState().logout()}>
        {messages.logout}
      </Button>
    </p>
  );
}
