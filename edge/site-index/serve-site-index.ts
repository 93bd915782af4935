import { createLru, type ListedPage } from '@shop/shared/contracts';
import type { Context, Hono } from 'hono';
import { encodeText, type EncodedText } from '../http/encoded-document.ts';
import { textResponse } from '../http/file-response.ts';
import { notFound } from '../http/plain-pages.ts';
import { publicAddress, visitedAddress } from '../http/visited-address.ts';
import type { EdgeConfig } from '../releases/edge-config.ts';
import type { Shop } from '../releases/shop.ts';
import { atomFeed, type Feed } from './atom-feed.ts';
import { llmsText } from './llms-text.ts';
import { createPageLists } from './page-lists.ts';
import { sitemap, sitemapPart } from './sitemap.ts';

const cacheControl = { complete: 'public, max-age=300', incomplete: 'no-cache' };
/** Texts, by origin and path: without `SITE_URL` each host name has its own. */
const maxTexts = 30;

interface Site {
  readonly origin: string;
  readonly title: string;
  readonly description: string;
}

/**
 * Serves what search engines, feed readers and assistants read first: `/robots.txt`, `/sitemap.xml` with its parts, the areas'
 * feeds and `/llms.txt`. None of them fails with the provider: they tell what was last known.
 */
export function serveSiteIndex(app: Hono, shop: Shop): void {
  const pagesOf = createPageLists();
  const texts = createLru<
    string,
    { readonly of: readonly ListedPage[]; readonly text: Promise<EncodedText> }
  >(maxTexts);

  function siteOf(c: Context): Site {
    const { site_title: title, site_description: description } = shop.settings.site;
    return { origin: publicAddress(visitedAddress(c), shop.settings.siteUrl).origin, title, description };
  }

  /**
   * Answers with a text of the shop's pages, which is written once, or 404 where `write` makes none.
   * @param file a name that tells its type
   */
  async function answer(
    c: Context,
    file: string,
    write: (pages: readonly ListedPage[], site: Site) => string | Promise<string> | undefined,
  ): Promise<Response> {
    const { standard } = shop.served();
    const { pages, isComplete } = await pagesOf(standard);
    const site = siteOf(c);
    const caching = isComplete ? cacheControl.complete : cacheControl.incomplete;
    const key = `${site.origin} ${c.req.path}`;
    const known = texts.get(key);
    if (known?.of === pages) return textResponse(c, await known.text, file, caching);
    const written = write(pages, site);
    if (written === undefined) return notFound(c);
    const text = Promise.resolve(written).then((whole) => encodeText(standard.config, whole));
    texts.set(key, { of: pages, text });
    // What failed is written anew for the next.
    text.catch(() => texts.delete(key));
    return textResponse(c, await text, file, caching);
  }

  app.get('/robots.txt', (c) =>
    c.text(`User-agent: *\nAllow: /\n\nSitemap: ${new URL('/sitemap.xml', siteOf(c).origin).href}\n`),
  );
  app.get('/sitemap.xml', (c) => answer(c, 'sitemap.xml', (pages, { origin }) => sitemap(pages, origin)));
  app.get('/:file{sitemap-[1-9][0-9]{0,3}\\.xml}', (c) => {
    const number = Number(/\d+/.exec(c.req.param('file'))?.[0]);
    return answer(c, 'sitemap.xml', (pages, { origin }) => sitemapPart(pages, number, origin));
  });
  app.get('/llms.txt', (c) => answer(c, 'llms.txt', llmsText));
  app.get('*', (c, next) => {
    const feed = feedsOf(shop.served().standard.config).find(({ path }) => path === c.req.path);
    return feed ? answer(c, 'feed.atom', (pages, site) => atomFeed(feed, pages, site)) : next();
  });
}

/** The feeds of all areas. */
function feedsOf({ areas }: EdgeConfig): Feed[] {
  return [...areas.values()].flatMap(({ feeds = {} }) =>
    Object.entries(feeds).map(([path, feed]) => ({ path, ...feed })),
  );
}
