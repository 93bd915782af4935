import { createPathMatcher, type ListedPage } from '@shop/shared/contracts';
import { escapeXml, xmlDocument, xmlElement } from '../html/xml-text.ts';

/** A feed of an area, as its `area.json` names it. */
export interface Feed {
  /** Its own path. */
  readonly path: string;
  readonly title: string;
  /** Path pattern of the pages that it carries. */
  readonly of: string;
}

interface FeedShop {
  /** As the world knows it. */
  readonly origin: string;
  readonly title: string;
  readonly description: string;
}

const mostEntries = 50;

/** An Atom feed (RFC 4287) of the newest pages that have an `entry`. */
export function atomFeed({ path, title, of }: Feed, pages: readonly ListedPage[], shop: FeedShop): string {
  const carries = createPathMatcher([{ path: of }]);
  const entries = pages
    .flatMap((page) => (page.entry && carries(pathOf(page)) ? [{ ...page, ...page.entry }] : []))
    .sort((one, other) => (one.published < other.published ? 1 : -1))
    .slice(0, mostEntries);
  const self = new URL(path, shop.origin).href;
  const home = new URL(path.slice(0, path.lastIndexOf('/')) || '/', shop.origin).href;
  // A feed without entries has changed at no time that is known.
  const updated = entries.map(updatedOf).toSorted().at(-1) ?? '1970-01-01T00:00:00.000Z';
  const parts = [
    xmlElement('id', self),
    xmlElement('title', feedTitle(title, shop.title)),
    ...(shop.description ? [xmlElement('subtitle', shop.description)] : []),
    xmlElement('updated', updated),
    link('self', self, 'application/atom+xml'),
    link('alternate', home, 'text/html'),
    ...entries.map((entry) => entryElement(entry, shop.origin)),
  ];
  return xmlDocument(`<feed xmlns="http://www.w3.org/2005/Atom">\n${parts.join('\n')}\n</feed>`);
}

interface Entry extends ListedPage {
  readonly published: string;
  readonly author: string;
}

const updatedOf = ({ changed, published }: Entry) => (changed && changed > published ? changed : published);

function entryElement(entry: Entry, origin: string): string {
  const address = new URL(entry.path, origin).href;
  const parts = [
    xmlElement('id', address),
    xmlElement('title', entry.title || entry.path),
    xmlElement('published', entry.published),
    xmlElement('updated', updatedOf(entry)),
    `<author>${xmlElement('name', entry.author || 'Anonymous')}</author>`,
    link('alternate', address, 'text/html'),
    ...(entry.description ? [xmlElement('summary', entry.description)] : []),
  ];
  return `<entry>\n${parts.join('\n')}\n</entry>`;
}

function link(rel: string, href: string, type: string): string {
  return `<link rel="${rel}" type="${type}" href="${escapeXml(href)}"/>`;
}

/** The title of a feed, by which readers file it: with the shop's name. */
export function feedTitle(title: string, shop: string): string {
  return shop && !title.includes(shop) ? `${title} · ${shop}` : title;
}

const pathOf = ({ path }: ListedPage) => path.replace(/[?#].*$/, '');
