import { once } from 'node:events';
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { siteRecord } from '../edge/testing/fixture.ts';
import { createFixtureStore } from '../edge/testing/release-store.ts';
import { checkout } from './build-all.ts';
import { writeContext } from './container.ts';
import { readContainerfile } from './container-file.ts';

const root = mkdtempSync(join(tmpdir(), 'shop-container-'));
const context = join(root, 'context');
const { copied, settings, instructions } = readContainerfile(
  readFileSync(join(checkout, 'deploy/container/Containerfile'), 'utf8'),
);
beforeAll(() => writeContext(context));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const shell = `export const renderPage = async ({ area }) => ({
  status: 200, html: '<main>' + area.area.page + '</main>', hydration: {}, meta: { title: '' },
});`;
const area = (...paths: string[]) => `import { readFileSync } from 'node:fs';
const attempt = () => { try { return readFileSync(process.execPath).length; } catch ({ code }) { return code; } };
export const area = {
  contract: '1.0', routes: () => ${JSON.stringify(paths.map((path) => ({ path })))}, page: attempt(),
};`;

/** Starts what the image starts, with its settings, on the files that it copies. */
async function startImage() {
  const image = join(root, 'image');
  mkdirSync(image);
  for (const { from, to } of copied) renameSync(join(context, from), join(image, to));
  const releases = await createFixtureStore('server/entry.js', {
    host: shell,
    catalog: area('/', '/products', '/products/:slug', '/products/new'),
    blog: area('/blog'),
  });
  const site = join(root, 'site.json');
  writeFileSync(site, JSON.stringify(siteRecord));
  const edge = spawn(process.execPath, [join(image, 'app/edge/main.js')], {
    cwd: join(image, 'app'),
    env: {
      ...settings,
      HOST: '127.0.0.1',
      PORT: '0',
      ADMIN_PORT: '0',
      DRAIN_MS: '0',
      CACHE_DIR: join(image, 'data/cache'),
      RELEASE_STORE: releases.root,
      SITE_CONFIG: site,
      PROVIDER_API: 'http://127.0.0.1:9/api',
      RENDER_BUDGET: '30000',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void edge.kill('SIGKILL'));
  const addresses: Record<string, string> = {};
  for await (const line of createInterface(edge.stdout)) {
    const { msg } = JSON.parse(line) as { msg: string };
    const [, name = '', address = ''] = /^(admin|edge ready|embed demo) (\S+)/.exec(msg) ?? [];
    addresses[name] = address;
    if (name === 'embed demo') break;
  }
  return { edge, image, shop: addresses['edge ready'] ?? '', admin: addresses['admin'] ?? '', releases };
}

test('what the image copies is enough to serve the shop, in confined renderers, and answers the probes of the manifests [OPS-40]', async () => {
  expect(copied.map(({ from }) => existsSync(join(context, from)))).toEqual([true, true]);
  const { edge, image, shop, admin, releases } = await startImage();
  const page = await fetch(`${shop}/products`);
  expect(await page.text()).toContain('<main>ERR_ACCESS_DENIED</main>');
  expect(page.headers.get('Server-Timing')).toContain('render;dur=');
  const ready = await fetch(`${admin}/ready`);
  expect([ready.status, await ready.json()]).toMatchObject([200, { problems: [] }]);
  const deployment = readFileSync(join(checkout, 'deploy/kubernetes/edge/deployment.yaml'), 'utf8');
  const probes = [...deployment.matchAll(/httpGet: \{ path: (\S+), port: admin \}/g)];
  const answers = await Promise.all(probes.map(([, path = '']) => fetch(admin + path)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(existsSync(join(image, 'data/cache/state.json'))).toBe(true);
  const licences = readFileSync(join(image, 'app/LICENCES.txt'), 'utf8');
  expect(licences).toMatch(/^hono \S+ \(MIT\)\n\nMIT License/m);
  edge.kill('SIGTERM');
  expect(await once(edge, 'exit')).toEqual([0, null]);
  releases.remove();
});

test('the image runs as nobody in particular, and ends in time [OPS-41]', () => {
  const userId = Number(instructions.get('USER')?.split(':')[0]);
  expect(userId).toBeGreaterThan(0);
  expect(instructions.get('STOPSIGNAL')).toBe('SIGTERM');
  expect(instructions.get('VOLUME')).toBe(settings['CACHE_DIR']);
  expect(instructions.get('EXPOSE')).toBe(`${settings['PORT']} ${settings['ADMIN_PORT']}`);
  const pinned = readFileSync(join(checkout, '.node-version'), 'utf8').trim();
  expect(instructions.get('ARG')).toMatch(new RegExp(`^BASE=docker.io/library/node:${pinned}-`));
});
