import { useCallback, useEffect, useState } from 'react';
import { createPath, Outlet, useLocation, useNavigate, useNavigation } from 'react-router-dom';
import styles from '../frame.module.css';
import type * as slowViews from './slow-page.tsx';

/** After this long a navigation shows that it is pending. */
const pendingAfterMs = 500;

/** After this long the visitor may choose what to do. */
const slowAfterMs = 10_000;

/** The page; while the next one is pending for long, a skeleton in its place, and later a choice. */
export function PageOutlet() {
  const here = useLocation();
  const { location: next } = useNavigation();
  const navigate = useNavigate();
  const pendingPage = next && next.pathname !== here.pathname ? next : undefined;
  const delay = useDelay(pendingPage?.key);
  const views = useSlowViews(delay !== 'short');
  const isReplaced = pendingPage && views && delay !== 'short';
  return (
    <>
      <div className={isReplaced ? styles.hidden : styles.page}>
        <Outlet />
      </div>
      {isReplaced && (
        <views.SlowPage
          isSlow={delay === 'slow'}
          onRetry={() => location.assign(createPath(pendingPage))}
          // The router aborts the pending navigation and stays where it is.
          onStay={() => void navigate(here, { replace: true, state: here.state, preventScrollReset: true })}
        />
      )}
    </>
  );
}

/** The document's own skeleton, until the first page is loaded. */
export function FirstPage() {
  const isSlow = useDelay('first page') === 'slow';
  const views = useSlowViews(isSlow);
  return (
    <>
      <PageSkeleton />
      {isSlow && views && <views.SlowChoice onRetry={() => location.reload()} />}
    </>
  );
}

type Delay = 'short' | 'pending' | 'slow';

/** How long the navigation with this key has been pending; `short` without a key. */
function useDelay(key: string | undefined): Delay {
  const [reached, setReached] = useState<{ readonly key: string; readonly delay: Delay }>();
  useEffect(() => {
    if (key === undefined) return;
    const pending = setTimeout(() => setReached({ key, delay: 'pending' }), pendingAfterMs);
    const slow = setTimeout(() => setReached({ key, delay: 'slow' }), slowAfterMs);
    return () => {
      clearTimeout(pending);
      clearTimeout(slow);
    };
  }, [key]);
  return reached?.key === key && reached ? reached.delay : 'short';
}

const loadSlowViews = () => import('./slow-page.tsx');

/** What is shown while a page is slow; its code is loaded when it is first needed. */
function useSlowViews(isNeeded: boolean): typeof slowViews | undefined {
  const [views, setViews] = useState<typeof slowViews>();
  useEffect(() => {
    if (!isNeeded) return;
    void loadSlowViews().then(setViews, () => {
      // As unreachable as the page itself: the previous page stays, marked as busy.
    });
  }, [isNeeded]);
  return views;
}

/** Id of the skeleton that the document shows before any code has loaded. */
const skeletonId = 'shop-skeleton';

let skeleton: Element | null = null;

/** Takes the document's skeleton out before the first render, so that its markup stands in one place only. */
export function detachSkeleton(document: Document): void {
  skeleton = document.getElementById(skeletonId);
}

/** Shows the document's skeleton in the frame until the first page is loaded. */
function PageSkeleton() {
  const attach = useCallback((element: HTMLDivElement | null) => {
    if (element && skeleton) element.append(skeleton);
  }, []);
  return <div ref={attach} />;
}
