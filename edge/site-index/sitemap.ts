import type { ListedPage } from '@shop/shared/contracts';
import { xmlDocument, xmlElement } from '../html/xml-text.ts';

// https://www.sitemaps.org/protocol.html: 50,000 addresses and 50 MB a file. Smaller files are read sooner.
export const pagesOfSitemap = 10_000;

const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** Characters of addresses between which requests are answered: 10,000 long ones take seconds. */
const charactersAtOnce = 100_000;

/** `/sitemap.xml`: all pages, or an index of files with 10,000 each. @param origin of the shop as the world knows it */
export async function sitemap(pages: readonly ListedPage[], origin: string): Promise<string> {
  if (pages.length <= pagesOfSitemap) return urlSet(pages, origin);
  const numbers = Array.from({ length: Math.ceil(pages.length / pagesOfSitemap) }, (_, at) => at + 1);
  const files = numbers.map((number) => ({
    path: `/sitemap-${number}.xml`,
    changed: newest(partOf(pages, number)),
  }));
  const entries = files.map((file) => `<sitemap>${placeOf(file, origin)}</sitemap>`);
  return xmlDocument(`<sitemapindex xmlns="${namespace}">\n${entries.join('\n')}\n</sitemapindex>`);
}

/** `/sitemap-<number>.xml`, from 1; undefined where the index names no such file. */
export function sitemapPart(
  pages: readonly ListedPage[],
  number: number,
  origin: string,
): Promise<string> | undefined {
  const part = partOf(pages, number);
  return pages.length > pagesOfSitemap && part.length > 0 ? urlSet(part, origin) : undefined;
}

function partOf(pages: readonly ListedPage[], number: number): readonly ListedPage[] {
  return number < 1 ? [] : pages.slice((number - 1) * pagesOfSitemap, number * pagesOfSitemap);
}

async function urlSet(pages: readonly ListedPage[], origin: string): Promise<string> {
  const entries: string[] = [];
  let written = 0;
  for (const page of pages) {
    entries.push(`<url>${placeOf(page, origin)}</url>`);
    written += page.path.length;
    if (written < charactersAtOnce) continue;
    written = 0;
    await new Promise((resolve) => setTimeout(resolve));
  }
  return xmlDocument(`<urlset xmlns="${namespace}">\n${entries.join('\n')}\n</urlset>`);
}

interface Place {
  readonly path: string;
  readonly changed?: string | undefined;
}

function placeOf({ path, changed }: Place, origin: string): string {
  return xmlElement('loc', new URL(path, origin).href) + (changed ? xmlElement('lastmod', changed) : '');
}

/** The latest date of some pages; ISO 8601 in UTC, so that texts compare as dates do. */
function newest(pages: readonly ListedPage[]): string | undefined {
  const dates = pages.flatMap(({ changed = '' }) => changed || []);
  return dates.length > 0 ? dates.reduce((one, other) => (one > other ? one : other)) : undefined;
}
