import { cachedAtName, cachedTitleName, pagesCacheName } from '@shop/shared/contracts';
import { useEffect, useState } from 'react';
import { messages } from '../messages/offline.ts';
import styles from './unseen-page.module.css';

interface KeptPage {
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
  const [pages, setPages] = useState<readonly KeptPage[]>();
  useEffect(() => {
    let isMounted = true;
    void keptPages().then((kept) => {
      if (!isMounted) return;
      if (kept.some(({ address }) => address === location.href.replace(/#.*/, ''))) location.reload();
      else setPages(kept);
    });
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
                {/* As a document, which is what was kept. */}
                <a href={address}>{title}</a>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** The last one first. */
async function keptPages(): Promise<KeptPage[]> {
  try {
    const cache = await caches.open(pagesCacheName);
    const kept = await Promise.all(
      (await cache.keys()).map(async ({ url }) => ({ url, headers: (await cache.match(url))?.headers })),
    );
    return kept
      .toSorted((one, other) => (dateOf(one.headers) < dateOf(other.headers) ? 1 : -1))
      .map(({ url, headers }) => ({
        address: url,
        title: decodeURIComponent(headers?.get(cachedTitleName) ?? '') || url,
      }));
  } catch {
    // The browser refuses storage.
    return [];
  }
}

const dateOf = (headers: Headers | undefined) => headers?.get(cachedAtName) ?? '';
