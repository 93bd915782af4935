import { ButtonLink, EmptyState, Notice, Skeleton } from '@shop/shared/ui';
import { cartMessages as messages } from '../messages/cart.ts';
import page from '../components/page/page.module.css';
import styles from './cart-page.module.css';
import { Mochi } from '../components/page/mochi.tsx';
import { CenteredPage } from '../components/page/page-problem.tsx';

/** A skeleton of a cart with three lines. */
export function CartSkeleton() {
  return (
    <>
      <header className={page.head}>
        <h1>{messages.title}</h1>
      </header>
      <p className="visually-hidden">{messages.loading}</p>
      <div className={styles.columns}>
        <div>
          {[1, 2, 3].map((line) => (
            <div key={line} className={styles.skeletonLine}>
              <Skeleton shape="tray" />
              <Skeleton lines={2} />
            </div>
          ))}
        </div>
        <Skeleton lines={5} />
      </div>
    </>
  );
}

/** Shown to visitors, since a cart belongs to an account. */
export function LoginRequired({ problem }: { readonly problem: string }) {
  return (
    <CenteredPage problem="">
      {problem && <Notice kind="error">{problem}</Notice>}
      <EmptyState heading="h1" title={messages.visitorTitle} help={messages.visitorHelp} picture={<Mochi />}>
        <ButtonLink to="/login?redirect=/cart">{messages.visitorAction}</ButtonLink>
      </EmptyState>
    </CenteredPage>
  );
}
