import type { PageHandle, Platform } from '@shop/shared/contracts';
import { PlatformProvider } from '@shop/shared/ui';
import { useRef } from 'react';
import { ScrollRestoration, useLocation, useMatches, useNavigation, type Location } from 'react-router-dom';
import { messages } from '../messages.ts';
import { ConsentPlace } from '../consent/consent-place.tsx';
import { Footer } from './footer/footer.tsx';
import type { FrameData } from './frame-data.ts';
import { Header } from './header/header.tsx';
import { Navigation } from './navigation/navigation.tsx';
import { FirstPage, PageOutlet } from './waiting/page-outlet.tsx';
import { useArrival } from './use-arrival.ts';
import { useOutcome } from './use-outcome.ts';
import { usePageMeta } from './use-page-meta.ts';
import { WhenNear } from './when-near.tsx';
import './palettes.css';
import styles from './frame.module.css';

interface FrameProps {
  readonly platform: Platform;
  readonly data: FrameData;
  /** The first page's code and data are still on their way. */
  readonly loading?: boolean;
  /** Whether the page of a path has the slim header, asked as long as its code is not there to say so. */
  isSlim?(pathname: string): boolean;
}

/** Every document's first location has the same key: a place on another page is none on this one. */
const placeOf = ({ key, pathname }: Location) => (key === 'default' ? pathname : key);

const loadBelow = () => import('./below-page/below-content.tsx').then((module) => module.BelowContent);

/** Header, navigation and footer around every page. */
export function Frame({ platform, data, loading = false, isSlim }: FrameProps) {
  const settings = useOutcome(data.settings);
  const categories = useOutcome(data.categories);
  const matches = useMatches();
  const { state } = useNavigation();
  const content = useRef<HTMLElement>(null);
  const pageTitle = usePageMeta(platform.site);
  useArrival(content, loading ? undefined : pageTitle, platform.announce);
  const { pathname } = useLocation();
  const slim =
    isSlim?.(pathname) ?? matches.some(({ handle }) => (handle as PageHandle | undefined)?.frame === 'slim');
  const title = settings?.value?.site_title || platform.site.title;

  return (
    <PlatformProvider platform={platform}>
      <a className={styles.skip} href="#content">
        {messages.skip}
      </a>
      <Header slim={slim} settings={settings} categories={categories} title={title} />
      {!slim && <Navigation categories={categories} />}
      {settings?.error && !slim && (
        <p className={styles.notice} role="status">
          {settings.error}
        </p>
      )}
      <main
        id="content"
        ref={content}
        tabIndex={-1}
        className={styles.content}
        aria-busy={loading || state !== 'idle'}
      >
        {loading ? <FirstPage /> : <PageOutlet />}
      </main>
      {!slim && !loading && <WhenNear className={styles.below} load={loadBelow} />}
      {!slim && <Footer title={title} />}
      {!loading && platform.site.analyticsId && <ConsentPlace />}
      {!loading && <ScrollRestoration getKey={placeOf} />}
    </PlatformProvider>
  );
}
