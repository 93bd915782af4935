import type { ShopSettings } from '@shop/shared/contracts';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import compiled from '../../edge/html/inline/compiled.json' with { type: 'json' };
import type { DoctorData } from '../../edge/html/inline/doctor/finding.ts';
import { documentOf, faultyPages, price, type Addresses, type FaultyPage } from './doctor-pages.ts';
import { setUpForeignPage, until } from './testing-embeds.ts';
import { serveDocument, type TestServer } from './testing-servers.ts';

// Real pages of owners, each with one fault; the doctor is the one that an edge serves.

const foreign = setUpForeignPage();
let site: TestServer;
let silent: TestServer;
let document: { html: string; headers?: Readonly<Record<string, string>> | undefined } = { html: '' };

beforeAll(async () => {
  [site, silent] = await Promise.all([serveDocument(() => document), serveDocument(() => ({ html: '' }))]);
});
afterAll(() => {
  site.close();
  silent.close();
});

function addresses(): Addresses {
  const { shop, provider } = foreign;
  return {
    shop: shop.origin,
    provider: provider.origin,
    alias: shop.origin.replace('127.0.0.1', 'localhost'),
    silent: silent.origin,
  };
}

function doctorText(): string {
  const slug = '/products/products/{slug}/';
  const data: DoctorData = {
    storefrontUrl: foreign.shop.origin,
    apiBase: `${foreign.provider.origin}/api`,
    backendHost: foreign.provider.origin,
    tenant: 7,
    tenantHeader: 'X-Tenant-ID',
    categories: '/products/categories/',
    elements: {
      'shop-menu': { script: 'menu', hasCategory: true, hasFrames: false },
      'shop-price': { script: 'shop', slug, hasCategory: false, hasFrames: false },
      'shop-cart': { script: 'basket', hasCategory: false, hasFrames: false },
      'shop-blog': { script: 'blog', hasCategory: false, hasFrames: true },
    },
    paymentOrigins: ['https://pay.example'],
    players: ['www.youtube.com/embed/'],
  };
  return `{const shopDoctor=${JSON.stringify(data)};\n${compiled.runDoctor}}`;
}

async function open(
  faulty: Partial<FaultyPage>,
  address = '?shop-doctor',
  settings: ShopSettings | null = { apiBase: `${foreign.provider.origin}/api`, tenant: 7 },
): Promise<void> {
  foreign.shopSettings = settings ?? undefined;
  foreign.spoil = (path, text) => (path === '/embed/doctor.js' ? doctorText() : text);
  document = { html: documentOf(faulty, addresses()), headers: faulty.headers?.(addresses()) };
  if (faulty.isUnknownTenant)
    await foreign.page.route(`${foreign.provider.origin}/**`, (route) =>
      route.request().method() === 'OPTIONS' ? route.continue() : route.fulfill({ status: 404 }),
    );
  await foreign.page.goto(`${site.origin}/${address}`);
  // As from the console, which no policy binds.
  if (faulty.byConsole) await foreign.page.evaluate(doctorText());
}

const panel = ({ page }: { page: Page }) => page.getByRole('region', { name: 'The shop on this page' });
const texts = async (role: 'heading' | 'region') =>
  panel(foreign)
    .getByRole(role, role === 'heading' ? { level: 3 } : { name: /^To write/ })
    .allTextContents();

describe('the doctor', () => {
  test.each(faultyPages)('finds $fault, that alone, and says what to write [EMB-71]', async (faulty) => {
    await open(faulty);
    await panel(foreign)
      .getByText(/found|All right:/)
      .first()
      .waitFor();
    if (faulty.byKeys) await panel(foreign).getByRole('button', { name: 'Try the keys' }).click();
    const found = await texts('heading');
    expect(found.join('\n')).toMatch(faulty.what);
    expect(found).toHaveLength(faulty.what.source.split(String.raw`\n`).length);
    expect((await texts('region'))[0] ?? '').toMatch(faulty.write ?? /^/);
  });

  test('finds nothing on a page without a fault, and looks at the same things [EMB-71]', async () => {
    await open({
      headers: ({ shop, provider }) => ({
        'Content-Security-Policy': `default-src 'none'; script-src ${shop}; connect-src 'self' ${provider} ${shop}; img-src ${provider} data:; font-src ${shop}; require-trusted-types-for 'script'; trusted-types 'none'`,
      }),
      body: `${price('fonts open="page"')}<shop-menu heading="2" category="maki">Maki</shop-menu>`,
    });
    await panel(foreign)
      .getByText(/^All right: 16 things/)
      .waitFor();
    expect(await texts('heading')).toEqual([]);
  });

  test('finds nothing where a nonce lets the script in, which goes on to what it loads [EMB-71]', async () => {
    const refused: string[] = [];
    foreign.page.on('console', (message) => {
      if (message.text().includes('Content Security Policy')) refused.push(message.text());
    });
    await open({
      head: ({ shop }) => `<script type="module" nonce="abc" src="${shop}/embed/shop.js"></script>`,
      headers: () => ({ 'Content-Security-Policy': "script-src 'nonce-abc'" }),
    });
    await panel(foreign)
      .getByText(/^All right/)
      .first()
      .waitFor();
    expect(await texts('heading')).toEqual([]);
    // Chromium before 156 does not import a file whose preload was refused.
    expect(refused).toEqual([]);
  });

  test('types no key before the owner has the keys tried [SEC-45]', async () => {
    await open({
      head: ({ shop }) =>
        `<script>addEventListener('keydown', () => document.documentElement.append(document.createElement('q')), true)</script><script type="module" src="${shop}/embed/shop.js"></script>`,
    });
    await panel(foreign)
      .getByText(/^All right: 16 things/)
      .waitFor();
    expect(await foreign.page.locator('q').count()).toBe(0);
    // Nor when a script of the page presses the button.
    const button = panel(foreign).getByRole('button', { name: 'Try the keys' });
    await button.evaluate((element) => (element as HTMLElement).click());
    expect(await foreign.page.locator('q').count()).toBe(0);
    await button.click();
    await panel(foreign).getByText('All right: Letters typed into a widget arrive.').waitFor();
    expect(await foreign.page.locator('q').count()).toBeGreaterThan(0);
  });

  test('is not loaded without its parameter [EMB-70]', async () => {
    await open({}, '?shop=doctor&q=shop-doctors&my-shop-doctor');
    await foreign.page.locator('shop-price').getByText('$4.00').waitFor();
    expect(foreign.shop.asked.filter((path) => path.includes('doctor'))).toEqual([]);
    expect(await foreign.page.locator('shop-doctor').count()).toBe(0);
  });

  test('is not loaded by a pinned script, which comes without settings [SEC-41]', async () => {
    await open({ body: price(`api-base="${foreign.provider.origin}/api" tenant="7"`) }, '?shop-doctor', null);
    await foreign.page.locator('shop-price').getByText('$4.00').waitFor();
    expect(foreign.shop.asked.filter((path) => path.includes('doctor'))).toEqual([]);
  });

  test.each([
    ['a form', '<form id="shopSettings"><input name="apiBase"></form>'],
    [
      'a pair of links',
      '<a id="shopSettings"></a><a id="shopSettings" name="apiBase" href="https://other.example"></a>',
    ],
  ])(
    'is not loaded by a pinned script where %s of the page has the name of its settings [SEC-173]',
    async (_, named) => {
      const settings = `api-base="${foreign.provider.origin}/api" tenant="7"`;
      await open(
        {
          head: ({ shop }) => `<script type="module" src="${shop}/embed/menu@v1.js"></script>`,
          body: `${named}<shop-menu ${settings}></shop-menu>`,
        },
        '?shop-doctor',
        null,
      );
      await foreign.page.getByRole('heading', { name: 'All dishes' }).waitFor();
      expect(foreign.shop.asked.filter((path) => path.includes('doctor'))).toEqual([]);
    },
  );

  test('kept out by a policy, is named in the console [EMB-70]', async () => {
    await open({
      headers: ({ shop }) => ({ 'Content-Security-Policy': `script-src ${shop}/embed/shop.js` }),
    });
    await until(() => expect(foreign.problems.join()).toContain(`${foreign.shop.origin}/embed/doctor.js`));
  });
});
