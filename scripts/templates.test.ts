import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readAreaManifest } from '../build/areas.ts';
import { pageNotes } from './page-notes.ts';
import { addRoute, addToManifest, FormatError, formatFiles, newArea, newPage } from './templates.ts';

const checkout = dirname(import.meta.dirname);

/** A checkout with the templates, the blog with one link in the menu, and the lockfile. */
function smallCheckout(): string {
  const root = mkdtempSync(join(tmpdir(), 'shop-templates-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const part of ['templates', 'remotes/blog', 'package-lock.json']) {
    mkdirSync(dirname(join(root, part)), { recursive: true });
    cpSync(join(checkout, part), join(root, part), { recursive: true });
  }
  // Links that the blog gets are none of these tests' business.
  const manifest = join(root, 'remotes/blog/area.json');
  const blog = JSON.parse(readFileSync(manifest, 'utf8')) as object;
  const navigation = [{ path: '/blog', text: 'BLOG', order: 40 }];
  writeFileSync(manifest, JSON.stringify({ ...blog, navigation }));
  return root;
}

test('an area and its page have their names everywhere, and follow the areas in the navigation', () => {
  const root = smallCheckout();
  const files = [...newArea(root, 'gift-cards'), ...newPage(root, 'gift-cards', 'how-to')];
  const left = files.filter((file) => /sample/i.test(readFileSync(join(root, file), 'utf8')));
  expect(left).toEqual([]);
  expect(files).toContain('remotes/gift-cards/src/how-to/how-to-page.tsx');
  const { routes, early, navigation } = readAreaManifest(root, 'gift-cards');
  expect(routes).toEqual(['/gift-cards', '/gift-cards/how-to']);
  expect(Object.keys(early)).toEqual(routes);
  expect(navigation).toEqual([{ path: '/gift-cards', text: 'GIFT CARDS', order: 50 }]);
  const page = readFileSync(join(root, 'remotes/gift-cards/src/how-to/how-to-page.tsx'), 'utf8');
  expect(page).toContain('export function HowToPage()');
  const texts = readFileSync(join(root, 'remotes/gift-cards/src/messages/how-to.ts'), 'utf8');
  expect(texts).toContain("heading: 'How to'");
});

test('an area gets its entries in the lockfile, in their order, and names it among the files', () => {
  const root = smallCheckout();
  expect(newArea(root, 'events')).toContain('package-lock.json');
  const lockfile = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, unknown>;
  };
  expect(lockfile.packages['node_modules/@shop/events']).toEqual({ resolved: 'remotes/events', link: true });
  expect(lockfile.packages['remotes/events']).toMatchObject({ name: '@shop/events', version: '1.0.0' });
  const paths = Object.keys(lockfile.packages);
  expect(paths).toEqual(paths.toSorted((a, b) => (a < b ? -1 : 1)));
});

test('an existing area gets a page', () => {
  const root = smallCheckout();
  newPage(root, 'blog', 'archive');
  expect(readAreaManifest(root, 'blog').routes).toContain('/blog/archive');
  expect(readFileSync(join(root, 'remotes/blog/src/area.tsx'), 'utf8')).toContain('archiveRoute(platform)');
});

test('area.json gets the page, and is else left as it was written', () => {
  const text = `{
  "routes": ["/blog", "/faq"],
  "early": {
    "/faq": [{ "call": "faqs.list", "input": { "type": "{type}" } }]
  },
  "indexing": { "/blog": { "page": "own" } }
}
`;
  const changed = addToManifest(text, '/press');
  expect(JSON.parse(changed)).toEqual({
    ...(JSON.parse(text) as object),
    routes: ['/blog', '/faq', '/press'],
    early: {
      '/faq': [{ call: 'faqs.list', input: { type: '{type}' } }],
      '/press': [{ call: 'company.info' }],
    },
  });
  expect(changed).toContain(text.slice(text.indexOf('  },\n  "indexing"') + 2));
  expect(JSON.parse(addToManifest('{ "routes": [], "navigation": [] }', '/press'))).toEqual({
    early: { '/press': [{ call: 'company.info' }] },
    routes: ['/press'],
    navigation: [],
  });
});

test('a page has the path that is asked for, in route, manifest and test', () => {
  const root = smallCheckout();
  const files = newPage(root, 'blog', 'events', '/whats-on/sample-overview');
  const { routes, early } = readAreaManifest(root, 'blog');
  expect(routes).toContain('/whats-on/sample-overview');
  expect(routes).not.toContain('/blog/events');
  expect(early['/whats-on/sample-overview']).toEqual([{ call: 'company.info', input: {} }]);
  expect(files).toContain('remotes/blog/src/events/route.ts');
  for (const file of ['src/events/route.ts', 'src/events.browser.test.tsx'])
    expect(readFileSync(join(root, 'remotes/blog', file), 'utf8')).toContain(
      "path: '/whats-on/sample-overview'",
    );
});

test.each([
  ['events', '"events" is no path'],
  ['/', '"/" is no path'],
  ['/events/', '"/events/" is no path'],
  ['/events/:slug', '"/events/:slug" is no path'],
  ['/Events', '"/Events" is no path'],
  ['//events.example', '"//events.example" is no path'],
  ['/faq', 'The path /faq belongs to the area blog already'],
  ['/shows', 'The path /shows belongs to the area shows already'],
  ['/shows/next', 'The path /shows/next belongs to the area shows already, as /shows/:slug'],
  ['/embed/events', 'The path /embed/events belongs to the edge or to the shell'],
  ['/test', 'The path /test belongs to the edge or to the shell'],
])('refuses a page at %s, and makes nothing', (path, message) => {
  const root = smallCheckout();
  newArea(root, 'shows');
  const shows = join(root, 'remotes/shows/area.json');
  writeFileSync(shows, readFileSync(shows, 'utf8').replace('["/shows"]', '["/shows", "/shows/:slug", "/*"]'));
  expect(() => newPage(root, 'blog', 'events', path)).toThrow(message);
  expect(existsSync(join(root, 'remotes/blog/src/events'))).toBe(false);
});

test('warns of the pages that a new one hides', () => {
  const root = smallCheckout();
  newPage(root, 'blog', 'events');
  expect(pageNotes(root, { area: 'blog', page: 'events', path: '/blog/events' })[0]).toBe(
    'Warning: /blog/events is also matched by /blog/:slug of the area blog. ' +
      'The new page hides what that shows for slug "events"; --path gives a page another address.',
  );
});

test('says how a new page gets its link in the menu, and warns of nothing where it hides nothing', () => {
  const root = smallCheckout();
  newPage(root, 'blog', 'whats-on', '/events');
  expect(pageNotes(root, { area: 'blog', page: 'whats-on', path: '/events' })[0]).toBe(
    'To link it in the menu, add to navigation in remotes/blog/area.json: ' +
      '{ "path": "/events", "text": "WHATS ON", "order": 50 }',
  );
});

test.each([
  ['Events', '"Events" is no name'],
  ['../events', '"../events" is no name'],
  ['blog', 'remotes/blog is there already'],
  ['faq', 'The path /faq belongs to the area blog already'],
])('refuses an area %s', (name, message) => {
  expect(() => newArea(smallCheckout(), name)).toThrow(message);
});

test('refuses a page of no area, and one that is there already', () => {
  const root = smallCheckout();
  expect(() => newPage(root, 'shows', 'list')).toThrow('There is no area shows');
  newPage(root, 'blog', 'archive');
  expect(() => newPage(root, 'blog', 'archive')).toThrow('/blog/archive belongs to the area blog already');
});

test('a route is added to a list on one line and on several', () => {
  const added = (list: string) =>
    addRoute(`import a from 'a';\nareaRoute(platform, ${list})`, 'bRoute', './b');
  expect(added('[a(platform)]')).toBe(
    "import a from 'a';\nimport { bRoute } from './b';\nareaRoute(platform, [a(platform), bRoute(platform)])",
  );
  expect(added('[\n  { children: [] },\n]')).toContain('{ children: [] }, bRoute(platform)]');
  expect(() => addRoute('export const area = {};', 'bRoute', './b')).toThrow('areaRoute(platform, […])');
});

function folderWith(files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(join(tmpdir(), 'shop-format-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(root, name), text);
  return root;
}

function linkPackages(root: string): void {
  mkdirSync(join(root, 'node_modules'));
  const bin = 'node_modules/.bin';
  symlinkSync(join(checkout, bin), join(root, bin), 'junction');
}

test('files are formatted', () => {
  const root = folderWith({ 'area.ts': 'export const area={}' });
  linkPackages(root);
  formatFiles(root, ['area.ts']);
  expect(readFileSync(join(root, 'area.ts'), 'utf8')).toBe('export const area = {};\n');
});

test('a file that cannot be formatted is an error that names it', () => {
  const root = folderWith({ 'area.ts': 'export const {' });
  linkPackages(root);
  expect(() => formatFiles(root, ['area.ts'])).toThrow(/npm run format[^]*area\.ts/);
});

test('a formatter that is not installed is an error', () => {
  const root = folderWith({ 'area.ts': '' });
  expect(() => formatFiles(root, ['area.ts'])).toThrow(FormatError);
});
