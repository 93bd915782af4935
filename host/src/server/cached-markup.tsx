import { createLru, type Boot, type CachedMarkup, type Lru } from '@shop/shared/contracts';
import { Fragment, type ReactNode } from 'react';
import { createStaticHandler, type RouteObject } from 'react-router-dom';
import { renderHtml } from './render-html.tsx';

/** The most parts that are cached for one shop; a card has about 2 kB. */
const most = 4000;

/** Characters of a part that is cached, its names included: the provider's texts must not fill the memory. */
const longest = 10_000;

const caches = new WeakMap<Boot, Lru<string, string>>();

interface Marks {
  readonly name: string;
  readonly places: RegExp;
  readonly ends: RegExp;
}

let drawn: Marks | undefined;

/** No text of the provider's can guess the name. It is drawn by the first page: workerd draws nothing while a module loads. */
function marks(): Marks {
  if (drawn) return drawn;
  const name = `part-${crypto.randomUUID()}`;
  drawn = {
    name,
    places: new RegExp(`<!--${name} (\\d+)-->`, 'g'),
    ends: new RegExp(`<${name}></${name}>`),
  };
  return drawn;
}

export interface CachedParts {
  /** Puts a mark where the part belongs. */
  readonly place: CachedMarkup;
  /** A page's HTML with the parts in the places of their marks; those that were not there before are rendered. */
  fill(html: string, signal: AbortSignal): Promise<string>;
}

/** The parts of one page; their HTML is cached for all pages of its shop, and the least recently used is evicted first. */
export function cachedParts(boot: Boot): CachedParts {
  const cache = caches.get(boot) ?? createLru<string, string>(most);
  caches.set(boot, cache);
  const placed: { readonly key: string; readonly html: string | undefined }[] = [];
  const missing = new Map<string, ReactNode>();

  return {
    place(names, part) {
      const key = JSON.stringify(names);
      const html = cache.get(key);
      if (html === undefined) missing.set(key, part);
      placed.push({ key, html });
      return `<!--${marks().name} ${placed.length - 1}-->`;
    },
    async fill(page, signal) {
      const made = await rendered(missing, signal);
      const htmls = placed.map(({ key, html = made.get(key) ?? '' }) => html);
      for (const [nth, { key }] of placed.entries()) {
        const html = htmls[nth] ?? '';
        if (key.length + html.length <= longest) cache.set(key, html);
      }
      return page.replaceAll(marks().places, (_, nth: string) => htmls[Number(nth)] ?? '');
    },
  };
}

/** All in one go, each followed by an element that ends it. */
async function rendered(
  parts: ReadonlyMap<string, ReactNode>,
  signal: AbortSignal,
): Promise<Map<string, string>> {
  if (parts.size === 0) return new Map();
  const End = marks().name;
  const element = [...parts].map(([key, part]) => (
    <Fragment key={key}>
      {part}
      <End />
    </Fragment>
  ));
  const routes: RouteObject[] = [{ path: '*', element }];
  const context = await createStaticHandler(routes).query(new Request('http://shop.invalid/', { signal }));
  if (context instanceof Response) throw new Error('Parts of a page lead nowhere.');
  const html = await renderHtml(routes, context, signal);
  if (html.startsWith('<link ')) throw new Error('A part that many pages show asks for a preload.');
  const texts = html.split(marks().ends);
  return new Map([...parts.keys()].map((key, nth) => [key, texts[nth] ?? '']));
}
