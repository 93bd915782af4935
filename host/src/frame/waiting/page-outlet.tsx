import { createPath, Outlet, useLocation, useNavigate, useNavigation } from 'react-router-dom';
import { PageSkeleton } from '../page-skeleton.tsx';
import styles from './page-outlet.module.css';
import { useSlowViews } from './use-slow-views.ts';
import { useWait } from './use-wait.ts';

/** The page; while the next one takes its time, a sign of that in its place, and after a while a choice. */
export function PageOutlet() {
  const here = useLocation();
  const { location: next } = useNavigation();
  const navigate = useNavigate();
  const leaving = next && next.pathname !== here.pathname ? next : undefined;
  const wait = useWait(leaving?.key);
  const slow = useSlowViews(wait !== 'short');
  const behind = leaving && slow && wait !== 'short';
  return (
    <>
      <div className={behind ? styles.behind : styles.page}>
        <Outlet />
      </div>
      {behind && (
        <slow.SlowPage
          long={wait === 'long'}
          onRetry={() => location.assign(createPath(leaving))}
          // The router gives up what it was loading, and stays where it is.
          onStay={() => void navigate(here, { replace: true, state: here.state, preventScrollReset: true })}
        />
      )}
    </>
  );
}

/** The document's own skeleton, until the first page is there. */
export function FirstPage() {
  const isLong = useWait('first page') === 'long';
  const slow = useSlowViews(isLong);
  return (
    <>
      <PageSkeleton />
      {isLong && slow && <slow.SlowChoice onRetry={() => location.reload()} />}
    </>
  );
}
