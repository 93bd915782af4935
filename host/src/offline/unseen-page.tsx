import { cachedTitleName, pagesCacheName } from '@shop/shared/contracts';
import { useEffect, useState } from 'react';
import { messages } from '../messages/offline.ts';
import styles from './unseen-page.module.css';

interface CachedPage {
  readonly address: string;
  readonly title: string;
}

/** The pages opened last. */
const mostPages = 8;

/**
 * For a page that could not be loaded while there is no connection: this device has not opened it, and what can be read. One that
 * it has opened as a document is loaded as that.
 */
export function UnseenPage() {
  const [pages, setPages] = useState<readonly CachedPage[]>();
  useEffect(() => {
    let isMounted = true;
    const show = async () => {
      const cached = await cachedPages();
      if (!isMounted) return;
      if (cached.some(({ address }) => address === here()) && !wasReloaded()) location.reload();
      else setPages(cached);
    };
    void show();
    return () => {
      isMounted = false;
    };
  }, []);
  if (!pages) return null;
  return (
    <section className={styles.unseen}>
      <p>{messages.unseen}</p>
      {pages.length > 0 && (
        <>
          <p>{messages.seen}</p>
          <ul className={styles.pages}>
            {pages.slice(0, mostPages).map(({ address, title }) => (
              <li key={address}>
                {/* As a document, which is what was cached. */}
                <a href={address}>{title}</a>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

const here = () => location.href.replace(/#.*/, '');

/** Whether a reload has just shown that this page is not to be had: the network answers with a document that cannot load it. */
function wasReloaded(): boolean {
  const [visit] = performance.getEntriesByType('navigation');
  return visit?.type === 'reload' && visit.name.replace(/#.*/, '') === here();
}

/** The last one first: a cache gives its entries in the order in which they were put there. */
async function cachedPages(): Promise<readonly CachedPage[]> {
  const pages: CachedPage[] = [];
  try {
    const cache = await caches.open(pagesCacheName);
    for (const { url } of await cache.keys()) {
      const title = (await cache.match(url))?.headers.get(cachedTitleName);
      pages.unshift({ address: url, title: title ? decodeURIComponent(title) : url });
    }
  } catch {
    // The browser refuses storage.
  }
  return pages;
}
