import type { NavigationLink, PageHandle, Platform } from '@shop/shared/contracts';
import { useSession } from '@shop/shared/session/react';
import {
  ConnectionBar,
  lazyPart,
  PlatformProvider,
  useConnection,
  useHydrated,
  usePlatform,
} from '@shop/shared/ui';
import { Suspense, useRef } from 'react';
import {
  ScrollRestoration,
  useLocation,
  useMatches,
  useNavigate,
  useNavigation,
  type Location,
} from 'react-router-dom';
import { modelContext } from '../assistants/model-context.ts';
import { messages } from '../messages/shell.ts';
import { ConsentPlace } from '../consent/consent-place.tsx';
import { Footer } from './footer/footer.tsx';
import { useFrameData, type FrameData } from './frame-data.ts';
import { Header } from './header/header.tsx';
import { Navigation } from './navigation/navigation.tsx';
import { LoadNearViewport } from './load-near-viewport.tsx';
import { usePageMeta } from './page-meta.ts';
import { FirstPage, PageOutlet } from './slow-navigation/page-outlet.tsx';
import { useNavigationFocus } from './use-route-change.ts';
import './palettes.css';
import styles from './frame.module.css';

interface FrameProps {
  readonly platform: Platform;
  readonly data: FrameData;
  /** The areas' links, for header and menu. */
  readonly links: readonly NavigationLink[];
  /** The first page's code and data are still loading. */
  readonly loading?: boolean;
  /** Whether the page of a path has the slim header; for paths whose code is not loaded yet. */
  isSlim?(pathname: string): boolean;
}

/** Scroll positions are stored by location key; every document's first location has the same key. */
const scrollKey = ({ key, pathname }: Location) => (key === 'default' ? pathname : key);

// Few browsers have an assistant.
const AssistantTools = lazyPart(
  async () => (await import('../assistants/assistant-tools.tsx')).AssistantTools,
);

const loadBelow = () => import('./below-page/below-content.tsx').then((module) => module.BelowContent);

/** Header, navigation and footer around every page. */
export function Frame(props: FrameProps) {
  return (
    <PlatformProvider platform={props.platform}>
      <FrameContent {...props} />
    </PlatformProvider>
  );
}

function FrameContent({ platform, data, links, loading = false, isSlim }: FrameProps) {
  const { settings, categories } = useFrameData(platform, data);
  const isOnline = useConnection() === 'online';
  const matches = useMatches();
  const { state } = useNavigation();
  const content = useRef<HTMLElement>(null);
  const pageTitle = usePageMeta(platform.site);
  useNavigationFocus(content, loading ? undefined : pageTitle, platform.announce);
  const { pathname } = useLocation();
  const slim =
    isSlim?.(pathname) ?? matches.some(({ handle }) => (handle as PageHandle | undefined)?.frame === 'slim');
  const title = settings?.value?.site_title || platform.site.title;

  return (
    <>
      <a className={styles.skip} href="#content">
        {messages.skip}
      </a>
      <Header slim={slim} settings={settings} categories={categories} links={links} title={title} />
      {!slim && <Navigation categories={categories} links={links} />}
      {/* While the bar at the foot says that nothing can be loaded, this is left to it. */}
      {settings?.error && !slim && isOnline && (
        <p className={styles.notice} role="status">
          {settings.error}
        </p>
      )}
      <StorageNotice platform={platform} />
      <main
        id="content"
        ref={content}
        tabIndex={-1}
        className={styles.content}
        aria-busy={loading || state !== 'idle'}
      >
        {loading ? <FirstPage /> : <PageOutlet />}
      </main>
      {!slim && !loading && <LoadNearViewport className={styles.below} load={loadBelow} />}
      {!slim && <Footer title={title} />}
      {!loading && (
        <div className={styles.foot}>
          {platform.site.analyticsId && <ConsentPlace />}
          <ConnectionBar />
          <CartBarPlace />
          <Assistant />
        </div>
      )}
      {!loading && <ScrollRestoration getKey={scrollKey} />}
    </>
  );
}

/** Lets an assistant of the browser use the shop, where there is one. */
function Assistant() {
  const navigate = useNavigate();
  const hasAssistant = useHydrated() && modelContext() !== undefined;
  return (
    hasAssistant && (
      <Suspense>
        <AssistantTools navigate={navigate} />
      </Suspense>
    )
  );
}

/** Says that the login will be forgotten, where the browser stores nothing. */
function StorageNotice({ platform }: Pick<FrameProps, 'platform'>) {
  const { endsWithPage } = useSession(platform);
  return endsWithPage ? (
    <p className={styles.notice} role="status">
      {messages.loginNotStored}
    </p>
  ) : null;
}

// Where its code does not come, the header has the cart.
const CartBar = lazyPart(async () => (await import('./cart-bar/cart-bar.tsx')).CartBar);

/** Only customers need the bar. */
function CartBarPlace() {
  const { signedIn } = useSession(usePlatform());
  return (
    signedIn && (
      <Suspense>
        <CartBar />
      </Suspense>
    )
  );
}
