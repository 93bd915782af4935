import {
  bootElementId,
  contractVersion,
  hydrationElementId,
  pageGlobal,
  type BootRecord,
} from '@shop/shared/contracts';
import '@shop/shared/ui/styles';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { failOnStrayErrors } from '../testing/open-shop.tsx';
import { readHydration } from '../hydrate/hydration.ts';
import { readBoot } from './read-boot.ts';
import { startShop } from './start-shop.tsx';

const record: BootRecord = {
  site: { id: 1, site_title: 'Umi', tenant: 7 },
  provider: { apiBase: 'https://provider.test/api' },
  discovery: {
    schema: '1.0',
    microFrontends: {
      home: [{ url: '/home.js', metadata: { version: '1' }, extras: { requires: '^1.0', routes: ['/'] } }],
    },
  },
};

/** The document as the edge sends it, with this boot record. */
function serve(boot: unknown): void {
  document.body.innerHTML =
    '<div id="shop" class="shop-root"><main><p id="shop-skeleton">Skeleton</p></main></div>';
  const script = document.createElement('script');
  script.type = 'application/json';
  script.id = bootElementId;
  script.textContent = typeof boot === 'string' ? boot : JSON.stringify(boot);
  document.body.append(script);
}

const noArea = () => Promise.reject(new Error('not asked for'));

beforeEach(async () => {
  await page.viewport(1280, 800);
  vi.stubGlobal('__STYLE_GROUP__', 'test');
  history.replaceState(null, '', '/');
  onTestFinished(() => {
    document.body.replaceChildren();
  });
});

const unusable: [what: string, boot: unknown, said: string][] = [
  ['is empty', '', '#shop-boot is missing'],
  ['is no JSON', '{', '#shop-boot is no JSON'],
  ['lacks the tenant', { ...record, site: { id: 1 } }, 'site.tenant'],
];

test.each(unusable)('a boot record that %s is named to the operator', (_, boot, said) => {
  failOnStrayErrors(/boot record/);
  serve(boot);
  startShop(document, noArea);
  expect(page.getByRole('heading', { level: 1 }).element().textContent).toBe(
    'The shop is not set up correctly',
  );
  const line = page.getByRole('listitem').element();
  expect(line.textContent).toContain(said);
  expect(line.getBoundingClientRect().left, 'off the edge').toBeGreaterThanOrEqual(16);
});

test('reads its records from scripts alone, whatever a page calls its parts [SEC-75]', () => {
  failOnStrayErrors();
  serve(record);
  const text = `{"site":{"id":2,"tenant":8,"site_title":"Shop boot"},"provider":{"apiBase":"https://other.test"},"discovery":{"schema":"1.0","microFrontends":{}}}`;
  const part = Object.assign(document.createElement('div'), { id: bootElementId, textContent: text });
  const hydration = Object.assign(document.createElement('div'), { id: hydrationElementId });
  hydration.textContent = '{"loaderData":{},"deferred":{},"errors":null,"frame":{}}';
  document.querySelector('main')?.prepend(part, hydration);
  expect(readBoot(document)).toMatchObject({ site: { tenant: 7 }, provider: record.provider });
  expect(readHydration(document)).toBeUndefined();
});

test('starts with the document’s skeleton, its answers on the way and its boot record', async () => {
  failOnStrayErrors();
  serve(record);
  const sent: string[] = [];
  const spy = vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    sent.push(new Request(input, init).url);
    return Response.json([]);
  });
  onTestFinished(() => spy.mockRestore());
  pageGlobal().early = new Map([
    [
      'https://provider.test/api/pages/settings/public/',
      Promise.resolve(Response.json({ logo: null, site_title: 'Umi Harbour' })),
    ],
  ]);
  const gate = Promise.withResolvers<void>();
  startShop(document, async () => {
    await gate.promise;
    return { contract: contractVersion, routes: () => [{ path: '/', element: <h1>Home</h1> }] };
  });
  await expect.element(page.getByRole('banner').getByText('Umi Harbour')).toBeVisible();
  await expect.element(page.getByRole('main').getByText('Skeleton')).toBeVisible();
  gate.resolve();
  await expect.element(page.getByRole('heading', { name: 'Home' })).toBeVisible();
  await expect.element(page.getByText('Skeleton')).not.toBeInTheDocument();
  expect(document.title).toBe('Umi');
  expect(sent).toEqual(['https://provider.test/api/products/categories/']);
});

test('a record that is left out goes through the one place of all failures', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => log.mockRestore());
  serve(record);
  const odd = { id: 'a-1', slug: null, name: 'secret' };
  const spy = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => Response.json([odd, { id: 2, slug: 'maki', name: 'Maki' }]));
  onTestFinished(() => spy.mockRestore());
  startShop(document, async () => ({
    contract: contractVersion,
    routes: () => [{ path: '/', element: <h1>Home</h1> }],
  }));
  const left = { call: 'categories.list', path: '0', id: 'a-1', field: 'slug', received: 'null' };
  const text = 'categories.list: 0 (id "a-1") is left out: slug is null';
  const ofList = () => log.mock.calls.filter(([said]) => String(said).startsWith('categories.list'));
  await expect.poll(ofList).toEqual([[text, left]]);
});
