import type { ListedPage } from '@shop/shared/contracts';
import { expect, test } from 'vitest';
import { childTexts, readXml, type XmlElement } from '../testing/read-xml.ts';
import { atomFeed } from './atom-feed.ts';

const feed = { path: '/blog/feed.xml', title: 'Blog', of: '/blog/:slug' };
const shop = { origin: 'https://umi.example', title: 'Umi', description: 'Sushi by the harbour.' };

function post(slug: string, published: string, changes: Partial<ListedPage> = {}): ListedPage {
  return { path: `/blog/${slug}`, title: slug, entry: { published, author: 'Aiko' }, ...changes };
}

const posts = [
  post('soup', '2024-03-05T09:15:00.000Z', {
    description: 'One night.',
    changed: '2024-03-06T00:00:00.000Z',
  }),
  post('rice', '2025-01-01T00:00:00.000Z'),
  { path: '/products/rice', title: 'Rice', entry: { published: '2026-01-01T00:00:00.000Z', author: '' } },
  { path: '/blog/undated', title: 'Undated' },
];

// RFC 4287, 4.1 and 4.2: what a feed and an entry have exactly once.
const once = { feed: ['id', 'title', 'updated'], entry: ['id', 'title', 'updated', 'author'] };
// RFC 3339, with a zone.
const dateTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/;

/** Breaches of RFC 4287. */
function breaches(root: XmlElement): string[] {
  const entries = root.children.filter(({ name }) => name === 'entry');
  const found: string[] = [];
  for (const element of [root, ...entries]) {
    const kind = element === root ? 'feed' : 'entry';
    for (const name of once[kind])
      if (childTexts(element, name).length !== 1) found.push(`${kind} needs one ${name}`);
    for (const id of childTexts(element, 'id')) if (!URL.canParse(id)) found.push(`${id} is no IRI`);
    for (const name of ['updated', 'published'])
      for (const date of childTexts(element, name))
        if (!dateTime.test(date)) found.push(`${date} is no date`);
    for (const { name, children } of element.children)
      if (name === 'author' && children.map((child) => child.name).join() !== 'name')
        found.push('author needs a name');
    const links = element.children.filter(({ name }) => name === 'link').map(({ attributes }) => attributes);
    if (links.some(({ href = '' }) => !URL.canParse(href))) found.push('a link is not absolute');
    const alternates = links.filter(({ rel }) => rel === 'alternate').map(({ type }) => type);
    if (new Set(alternates).size < alternates.length) found.push('two alternates of one type');
  }
  const ids = [root, ...entries].flatMap((element) => childTexts(element, 'id'));
  if (new Set(ids).size < ids.length) found.push('an id stands twice');
  return found;
}

test('is an Atom feed of the area’s dated pages, newest first [SEO-15]', () => {
  const root = readXml(atomFeed(feed, posts, shop));
  expect([root.name, root.namespace]).toEqual(['feed', 'http://www.w3.org/2005/Atom']);
  expect(breaches(root)).toEqual([]);
  expect(childTexts(root, 'title')).toEqual(['Blog · Umi']);
  expect(childTexts(root, 'updated')).toEqual(['2025-01-01T00:00:00.000Z']);
  const entries = root.children.filter(({ name }) => name === 'entry');
  expect(entries.map((entry) => childTexts(entry, 'id')[0])).toEqual([
    'https://umi.example/blog/rice',
    'https://umi.example/blog/soup',
  ]);
  const [, soup] = entries;
  expect(soup && ['published', 'updated', 'summary'].map((name) => childTexts(soup, name)[0])).toEqual([
    '2024-03-05T09:15:00.000Z',
    '2024-03-06T00:00:00.000Z',
    'One night.',
  ]);
  const links = root.children.filter(({ name }) => name === 'link').map(({ attributes }) => attributes);
  expect(links).toEqual([
    { rel: 'self', type: 'application/atom+xml', href: 'https://umi.example/blog/feed.xml' },
    { rel: 'alternate', type: 'text/html', href: 'https://umi.example/blog' },
  ]);
});

test('is one without entries and with hostile texts, too', () => {
  expect(breaches(readXml(atomFeed(feed, [], shop)))).toEqual([]);
  const text = `]]></title>\u0000\u001b<script>&"'`;
  const hostile = post('x', '2025-01-01T00:00:00.000Z', {
    title: text,
    description: text,
    entry: { published: '2025-01-01T00:00:00.000Z', author: text },
  });
  const root = readXml(atomFeed({ ...feed, title: text }, [hostile], { ...shop, title: text }));
  expect(breaches(root)).toEqual([]);
  const [entry] = root.children.filter(({ name }) => name === 'entry');
  expect(entry && childTexts(entry, 'title')).toEqual([`]]></title><script>&"'`]);
});

test('has its 50 newest entries', () => {
  const many = Array.from({ length: 60 }, (_, at) =>
    post(`post-${at}`, new Date(Date.UTC(2025, 0, 1 + at)).toISOString()),
  );
  const entries = readXml(atomFeed(feed, many, shop)).children.filter(({ name }) => name === 'entry');
  expect(entries).toHaveLength(50);
  expect(entries[0] && childTexts(entries[0], 'title')).toEqual(['post-59']);
});
