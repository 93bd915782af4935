import type { ServerResponse } from 'node:http';
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, onTestFinished, test } from 'vitest';
import { siteRecord } from '../testing/fixture.ts';
import { startHttpProvider } from '../testing/http-provider.ts';
import { createFixtureStore } from '../testing/release-store.ts';

const shell = `export async function renderPage({ request, area, fetch }) {
  const html = '<main>' + (await area.area.page(request.url, fetch)) + '</main>';
  return { status: 200, html, hydration: {}, meta: { title: '' } };
}`;
const area = (paths: readonly string[], page: string) => `export const area = {
  contract: '1.0', routes: () => ${JSON.stringify(paths.map((path) => ({ path })))}, page: ${page},
};`;

/** An edge with two renderers, whose pages say which process has rendered them. */
async function startEdge(apiBase: string) {
  const page = `async (url, fetch) => {
    if (url.endsWith('/held')) await fetch('${apiBase}/held/' + process.pid);
    return process.pid;
  }`;
  const releases = await createFixtureStore('server/entry.js', {
    host: shell,
    catalog: area(['/', '/products', '/products/:slug', '/products/new'], page),
    blog: area(['/blog'], page),
  });
  const edge = spawn(process.execPath, [join(import.meta.dirname, '../main.ts')], {
    env: {
      ...process.env,
      RELEASE_STORE: releases.root,
      SITE_CONFIG: releases.files.write('site.json', JSON.stringify(siteRecord)),
      PROVIDER_API: apiBase,
      PORT: '0',
      ADMIN_PORT: '0',
      EMBED_DEMO_PORT: '0',
      RENDERERS: '2',
      RENDER_CACHE: '0',
      // A busy machine must not decide.
      RENDER_BUDGET: '30000',
    },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  onTestFinished(() => {
    edge.kill('SIGKILL');
    releases.remove();
  });
  const addresses: Record<string, string> = {};
  for await (const line of createInterface(edge.stdout)) {
    const [, name = '', address = ''] = /^(admin|edge ready|embed demo) (\S+)/.exec(line) ?? [];
    addresses[name] = address;
    if (name === 'embed demo') break;
  }
  const visit = async (path: string) => {
    const response = await fetch(addresses['edge ready'] + path);
    const [, pid] = /<main>(\d+)<\/main>/.exec(await response.text()) ?? [];
    return { status: response.status, pid: pid === undefined ? undefined : Number(pid) };
  };
  const processes = async () => {
    const metrics = await (await fetch(`${addresses['admin']}/metrics`)).text();
    return Number(/^shop_renderer_processes\{arm="default"\} (\d+)$/m.exec(metrics)?.[1]);
  };
  return { visit, processes };
}

test('kill -9 of one of two renderers under load: its page comes by the browser, all others are rendered, and it is replaced [OPS-12]', async () => {
  const held = Promise.withResolvers<{ pid: number; response: ServerResponse }>();
  const { apiBase } = await startHttpProvider((path, response) => {
    if (path.startsWith('/held/')) held.resolve({ pid: Number(path.slice('/held/'.length)), response });
    else response.end('{}');
  });
  const { visit, processes } = await startEdge(apiBase);
  const several = (count: number) =>
    Promise.all(Array.from({ length: count }, () => visit('/products/salmon')));
  const pidsOf = (pages: readonly { readonly pid: number | undefined }[]) => [
    ...new Set(pages.map(({ pid }) => pid)),
  ];
  await expect.poll(processes).toBe(2);
  const before = pidsOf(await several(8));
  expect(before).toHaveLength(2);

  const inFlight = visit('/products/held');
  const { pid } = await held.promise;
  const left = before.filter((each) => each !== pid);
  expect(left).toHaveLength(1);
  const meanwhile = several(40);
  process.kill(pid, 'SIGKILL');
  // At once: the answer that it waited for never comes.
  expect(await inFlight).toEqual({ status: 200, pid: undefined });
  expect(pidsOf(await several(20)).filter((each) => each !== left[0])).not.toContain(undefined);
  for (const page of await meanwhile) expect(page.status).toBe(200);

  await expect.poll(processes, { timeout: 20_000 }).toBe(2);
  await expect.poll(async () => pidsOf(await several(8)).length, { timeout: 20_000 }).toBe(2);
  expect(pidsOf(await several(8))).not.toContain(pid);
});
