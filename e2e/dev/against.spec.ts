import type { Locator, Page } from '@playwright/test';
import { join } from 'node:path';
import type { Service } from '../../build/start-service.ts';
import { findViolations } from '../../kit/src/suite/axe.ts';
import { expect as expectAtOnce, test as base } from '../fixtures.ts';
import { openOutsideFolder } from '../releases/outside-area.ts';
import { waitForHydration } from '../shop-page.ts';
import { copyArea, createArea, serveArea, type AreaFolder } from './local-area.ts';

interface LocalFixtures {
  /** A new area, `events`, in front of the worker's shop. */
  readonly events: { readonly folder: AreaFolder; readonly proxy: Service };
}

const test = base.extend<object, LocalFixtures>({
  events: [
    async ({ shop }, use) => {
      const folder = createArea('events');
      const proxy = await serveArea(folder.root, shop.url);
      await use({ folder, proxy });
      await proxy.stop();
      folder.remove();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});
// An edit passes a watcher, a dev server and the browser; a first page is compiled while it is asked for.
const expect = expectAtOnce.configure({ timeout: 60_000 });

const badgeOf = (page: Page): Locator => page.getByRole('region', { name: /^Version of the area/ });
const headingOf = (page: Page): Locator => page.getByRole('heading', { level: 1 });

async function leaveTrace(page: Page): Promise<void> {
  await page.evaluate(() => void (document.body.dataset['trace'] = 'here'));
}

async function documentOf(address: string, headers: Readonly<Record<string, string>> = {}): Promise<string> {
  return (await fetch(address, { headers: { Accept: 'text/html', ...headers } })).text();
}

test('an area of this machine takes the place of the deployed one; a badge names it and leads back [DEP-17]', async ({
  page,
  shop,
}) => {
  const folder = copyArea('blog');
  folder.edit('src/messages/pages.ts', "heading: 'Blog'", "heading: 'Blog of this machine'");
  const proxy = await serveArea(folder.root, shop.url);
  try {
    await page.goto(`${proxy.address}/blog`);
    await expect(headingOf(page)).toHaveText('Blog of this machine');
    await expect(badgeOf(page)).toContainText(`blog is local…/${folder.root.split('/').slice(-2).join('/')}`);
    // A page of another area, where what was rendered had a navigation without this area.
    await page.goto(`${proxy.address}/products`);
    await expect(headingOf(page)).toHaveText('Our Products');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'BLOG' }).click();
    await expect(headingOf(page)).toHaveText('Blog of this machine');

    await badgeOf(page).getByRole('button', { name: 'Use deployed' }).click();
    await expect(headingOf(page)).toHaveText('Blog');
    await expect(badgeOf(page)).toContainText(/blog is the deployed oneversion [\da-f]{12}/);
    await waitForHydration(page);
    const [deployed] = /<div id="shop".*<\/footer>/s.exec(await documentOf(`${shop.url}/blog`)) ?? [''];
    expect(await documentOf(`${proxy.address}/blog`)).toContain(deployed.slice(0, 1000));

    await badgeOf(page).getByRole('button', { name: 'Use local' }).click();
    await expect(headingOf(page)).toHaveText('Blog of this machine');
  } finally {
    await page.goto('about:blank');
    await proxy.stop();
    folder.remove();
  }
});

test('a new area is in the navigation of the deployed shop; its styles are exchanged, its code reloads the page where it was', async ({
  page,
  events: { folder, proxy },
}) => {
  await page.setViewportSize({ width: 1280, height: 300 });
  await page.goto(proxy.address);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'EVENTS' }).click();
  await expect(headingOf(page)).toHaveText('Overview');
  expect((await fetch(`${proxy.address}/events`)).status).toBe(200);
  await leaveTrace(page);

  folder.edit('src/overview/overview.module.css', '.page {', '.page { color: #00f; min-height: 2000px;');
  await expect(headingOf(page)).toHaveCSS('color', 'rgb(0, 0, 255)');
  await expect(page.locator('body')).toHaveAttribute('data-trace', 'here');

  await page.mouse.wheel(0, 700);
  await page.waitForFunction(() => scrollY === 700);
  folder.edit('src/messages/overview.ts', "'Overview'", "'What is on'");
  await expect(headingOf(page)).toHaveText('What is on');
  await expect(page.locator('body')).not.toHaveAttribute('data-trace');
  await page.waitForFunction(() => scrollY === 700);

  await leaveTrace(page);
  folder.edit('area.json', '"EVENTS"', '"DIARY"');
  await expect(
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'DIARY' }),
  ).toBeVisible();
});

test('a new class name reaches the page', async ({ page, events: { folder, proxy } }) => {
  await page.goto(`${proxy.address}/events`);
  await expect(headingOf(page)).toBeVisible();
  await leaveTrace(page);
  folder.edit('src/overview/overview-page.tsx', '<h1 id={id}>', '<h1 id={id} className={styles.first}>');
  await expect(page.locator('body')).not.toHaveAttribute('data-trace');
  await expect(headingOf(page)).toBeVisible();
  folder.edit('src/overview/overview.module.css', '.page {', '.first { color: #0f0; }\n.page {');
  await expect(headingOf(page)).toHaveCSS('color', 'rgb(0, 255, 0)');
});

test('a team with the kit alone sees its area in the deployed shop', async ({ page, shop }) => {
  test.setTimeout(300_000);
  const team = await openOutsideFolder();
  let proxy: Service | undefined;
  try {
    await team.kit('create', 'tastings');
    const command = join(team.folder, 'node_modules/@shop/area-kit/lib/kit/src/cli/run-kit.js');
    proxy = await serveArea(team.folder, shop.url, command);
    await page.goto(proxy.address);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'TASTINGS' }).click();
    await expect(headingOf(page)).toHaveText('Overview');
    await expect(badgeOf(page)).toContainText('tastings is local');
    await leaveTrace(page);
    team.edit('src/overview/overview.module.css', (text) => text.replace('.page {', '.page { color: #00f;'));
    await expect(headingOf(page)).toHaveCSS('color', 'rgb(0, 0, 255)');
    await expect(page.locator('body')).toHaveAttribute('data-trace', 'here');
    team.edit('src/messages/overview.ts', (text) => text.replace("'Overview'", "'What we taste'"));
    await expect(headingOf(page)).toHaveText('What we taste');
  } finally {
    await page.goto('about:blank');
    await proxy?.stop();
    team.remove();
  }
});

test.describe('mistakes', () => {
  test.use({
    expectedErrors: /\b(?:404|502)\b|dynamically imported|\[vite\]|overview-page/,
  });

  test('a mistake in the code is shown over the page, and is gone with it', async ({
    page,
    events: { folder, proxy },
  }) => {
    await page.goto(`${proxy.address}/events`);
    await expect(headingOf(page)).toBeVisible();
    folder.edit('src/overview/overview-page.tsx', '<section', '<<section');
    const overlay = page.locator('vite-error-overlay');
    await expect(overlay).toContainText('overview-page.tsx');
    // The overlay has its styles, which the shop's policy would refuse.
    await expect(overlay.locator('.window')).toHaveCSS('position', 'relative');
    await page.goto(`${proxy.address}/events`);
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    folder.edit('src/overview/overview-page.tsx', '<<section', '<section');
    await expect(headingOf(page)).toBeVisible();
    await expect(overlay).toHaveCount(0);
  });

  test('a mistake in area.json has a page that names it', async ({ page, events: { folder, proxy } }) => {
    folder.edit('area.json', '"requires"', '"require"');
    await page.goto(`${proxy.address}/events`);
    await expect(headingOf(page)).toHaveText('area.json cannot be read');
    await expect(page.locator('body')).toContainText('"requires"');
    folder.edit('area.json', '"require"', '"requires"');
    await page.reload();
    await expect(headingOf(page)).toBeVisible();
    await expect(badgeOf(page)).toBeVisible();
  });
});

test('the badge can be read, reached by keyboard, moved and made small', async ({
  page,
  events: { proxy },
}) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto(`${proxy.address}/events`);
    await expect(badgeOf(page)).toBeVisible();
    expect(await findViolations(page, { within: 'area-kit-badge' })).toEqual([]);
  }
  const left = (await badgeOf(page).boundingBox())?.x;
  await badgeOf(page).getByRole('button', { name: 'Use deployed' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  expect((await badgeOf(page).boundingBox())?.x).toBeGreaterThan(left ?? Infinity);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const small = badgeOf(page).getByRole('button', { name: 'events, local: show more' });
  await expect(small).toBeFocused();
  await page.reload();
  await expect(small).toBeVisible();
  await small.press('Enter');
  await expect(badgeOf(page).getByRole('button', { name: 'Use deployed' })).toBeVisible();
});

test('a deployed shop takes no address of code from anybody [DEP-18]', async ({
  page,
  context,
  shop,
  events: { proxy },
}) => {
  const code = `${proxy.address}/.area-kit/area/remoteEntry.js`;
  const names = ['blog', 'area', 'remote', 'override', 'discovery', 'area-kit', 'import-map-overrides:blog'];
  const given = names.map(
    (name) => [name, name === 'discovery' ? `${proxy.address}/discovery.json` : code] as const,
  );
  const query = new URLSearchParams(given.map(([name, value]) => [name, value]));
  const cookie = names.map((name) => `${encodeURIComponent(name)}=${encodeURIComponent(code)}`).join('; ');
  const headers = {
    Cookie: `${cookie}; area-kit=local`,
    'X-Area-Kit': code,
    'X-Override': code,
    'X-Forwarded-Host': new URL(proxy.address).host,
  };
  const plain = await documentOf(`${shop.url}/blog`);
  expect(await documentOf(`${shop.url}/blog?${query}`, headers)).toBe(plain);
  const discovery = await (await fetch(`${shop.url}/discovery.json`)).text();
  expect(await (await fetch(`${shop.url}/discovery.json?${query}`, { headers })).text()).toBe(discovery);
  const choice = await fetch(`${shop.url}/.area-kit/choice`, { method: 'POST', headers, body: 'local' });
  expect(choice.status).toBe(405);

  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await context.addCookies(
    names.map((name) => ({ name: encodeURIComponent(name), value: code, url: shop.url })),
  );
  await page.addInitScript((entries: readonly (readonly [string, string])[]) => {
    if (origin === 'null') return;
    for (const [name, value] of entries) {
      localStorage.setItem(name, value);
      sessionStorage.setItem(name, value);
    }
  }, given);
  await page.goto(`/blog?${query}`);
  await waitForHydration(page);
  await expect(headingOf(page)).toHaveText('Blog');
  await page.getByRole('link', { name: 'ABOUT' }).first().click();
  await expect(headingOf(page)).not.toHaveText('Blog');
  await expect(page.locator('area-kit-badge')).toHaveCount(0);
  expect(requested.filter((address) => address.startsWith(proxy.address))).toEqual([]);
});
