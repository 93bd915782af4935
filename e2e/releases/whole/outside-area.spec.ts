import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { serveForeignPage } from '../../embed/foreign-page.ts';
import { openOutsideFolder, type OutsideArea } from '../outside-area.ts';
import { expect, test, untilCanaries, type ReleasedShop } from '../release-test.ts';
import { title } from '../visitors.ts';

/** Publishes what is in the team's folder; returns its version. */
async function publish({ kit }: OutsideArea, { store }: ReleasedShop): Promise<string> {
  const said = JSON.parse(await kit('publish', '--store', store, '--json')) as {
    published: { app: string; version: string; isNew: boolean }[];
  };
  expect(said.published).toEqual([expect.objectContaining({ app: 'events', isNew: true })]);
  return said.published[0]?.version ?? '';
}

test('a team with the kit alone makes an area and tests it, and its page, link and widget are live in a running shop; then a canary and a rollback', async ({
  browser,
  page,
  shop,
  releasedShop,
}) => {
  test.setTimeout(600_000);
  const { url, store } = releasedShop;
  const team = await openOutsideFolder();
  const move = (...words: string[]) => team.kit('release', ...words, '--store', store);
  try {
    await team.kit('create', 'events');
    await team.run('node_modules/typescript/bin/tsc');
    await team.run('node_modules/vitest/vitest.mjs', 'run');
    await team.kit('build');
    expect(await team.kit('test', '--against', url, '--store', store)).toContain('It fits.');
    const first = await publish(team, releasedShop);
    await move('promote', `events@${first}`);
    await releasedShop.untilServed(first, 'events');

    // Rendered at the edge, with what the provider says.
    const document = await (await fetch(`${url}/events`)).text();
    expect(document).toMatch(/<h1[^>]*>Overview<\/h1><p[^>]*>[^<]+<\/p>/);
    await page.goto(url);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'EVENTS' }).click();
    await expect(title(page)).toHaveText('Overview');

    // On a foreign page beside a widget of the shop, whose React and runtime it shares.
    const settings = `api-base="${shop.apiBase}" tenant="7" storefront-url="${url}"`;
    const scripts = ['events', 'blog'].map(
      (name) => `<script type="module" src="${url}/embed/${name}.js"></script>`,
    );
    const foreign = await serveForeignPage(
      `<!doctype html><html lang="en"><head><title>Theirs</title><link rel="icon" href="data:,">${scripts.join('')}</head><body><shop-events ${settings}></shop-events><shop-blog ${settings}></shop-blog></body></html>`,
    );
    const host = await browser.newPage();
    const vendor = new Set<string>();
    host.on('request', (request) => {
      const [, file] = /\/embed\/vendor\/((?:react|shop|elements)\..*)/.exec(request.url()) ?? [];
      if (file) vendor.add(file);
    });
    await host.goto(foreign.url);
    await expect(host.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
    await expect(host.getByRole('heading', { level: 1, name: 'Blog', exact: true })).toBeVisible();
    expect([...vendor].map((file) => file.replace(/\..*/, '')).toSorted()).toEqual([
      'elements',
      'react',
      'shop',
    ]);
    await host.close();
    await foreign.close();

    team.edit('src/messages/overview.ts', (text) => text.replace("'Overview'", "'What is on'"));
    const second = await publish(team, releasedShop);
    expect(second).not.toBe(first);
    await move('canary', `events@${second}`, '--share', '100');
    await untilCanaries(releasedShop.backends, 1);
    const visitor = await browser.newPage();
    await visitor.goto(`${url}/events`);
    await expect(title(visitor)).toHaveText('What is on');
    await move('promote', `events@${second}`);
    await releasedShop.untilServed(second, 'events');
    await move('rollback', 'events');
    await releasedShop.untilServed(first, 'events');
    // A cache in front may keep the document for five seconds.
    await expect
      .poll(async () => (await visitor.goto(`${url}/events`)) && title(visitor).textContent(), {
        timeout: 8000,
      })
      .toBe('Overview');
    await visitor.close();
    expect(readdirSync(join(team.folder, 'node_modules/@shop'))).toEqual(['area-kit']);
    expect(releasedShop.proxy.failures).toEqual([]);
  } finally {
    team.remove();
  }
});
