import { afterAll, afterEach, expect, onTestFinished, test, vi } from 'vitest';
import type { ProviderCall, Trace } from '../watch/watcher.ts';
import { startHttpProvider } from '../testing/http-provider.ts';
import { areaWith as area, startFixtureRenderer } from '../testing/started-renderer.ts';
import { createTestFiles } from '../testing/test-files.ts';
import type { RendererLimits } from './renderer-limits.ts';
import type { RendererProcess } from './renderer-process.ts';

const files = createTestFiles();
const started: RendererProcess[] = [];
afterEach(() => {
  for (const renderer of started.splice(0)) renderer.end();
});

afterAll(() => files.remove());

/** Starts a renderer of the fixture whose catalog has this server output. */
async function start(
  catalog: string,
  limits: Partial<RendererLimits> = {},
  budget = 5000,
  onCall?: (call: ProviderCall) => void,
) {
  const renderer = await startFixtureRenderer(files, catalog, { limits, budget, onCall });
  started.push(renderer);
  return (path: string, trace?: Trace) =>
    renderer.render({ address: `http://shop.example${path}`, area: 'catalog', trace });
}

test('renders in another process, which gets nothing of the environment', async () => {
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'sesame');
  const render = await start(
    area(`page: () => [process.pid, process.env.NODE_ENV, process.env.AWS_SECRET_ACCESS_KEY].join()`),
  );
  const { html } = await render('/products');
  vi.unstubAllEnvs();
  const [, pid, mode, secret] = /^\/products(\d+),(.*),(.*)$/.exec(html) ?? [];
  expect(Number(pid)).not.toBe(process.pid);
  expect([mode, secret]).toEqual(['production', '']);
});

test('tells of the provider’s calls and of how busy it is; calls carry the id of their own page [OPS-02]', async () => {
  const provider = await startHttpProvider((_, response) => response.end('salmon'));
  const calls: ProviderCall[] = [];
  const render = await start(
    area(`page: async (url, fetch) => (await fetch('${provider.apiBase}' + new URL(url).pathname)).text()`),
    {},
    5000,
    (call) => calls.push(call),
  );
  const traceOf = (id: string) => ({ id, headers: { 'X-Request-Id': id } });
  const pages = await Promise.all([
    render('/products/a', traceOf('one')),
    render('/products/b', traceOf('two')),
  ]);
  expect(pages.map(({ html }) => html)).toEqual(['/products/asalmon', '/products/bsalmon']);
  const sent = provider.requests.map(({ path, headers }) => [path, headers['x-request-id']]);
  expect(Object.fromEntries(sent)).toEqual({ '/products/a': 'one', '/products/b': 'two' });
  expect(calls).toMatchObject([
    { endpoint: 'other', outcome: '200' },
    { endpoint: 'other', outcome: '200' },
  ]);
  expect(new Set(calls.map(({ requestId }) => requestId))).toEqual(new Set(['one', 'two']));
  await vi.waitFor(
    () => expect(started[0]?.load).toMatchObject({ pages: 0, calls: { running: 0, waiting: 0 } }),
    { timeout: 10_000 },
  );
  expect(started[0]?.load?.residentBytes).toBeGreaterThan(1e6);
});

test('an error of a page is its own, and keeps what the edge asks of it', async () => {
  const render = await start(
    area(`page(url) {
      if (url.endsWith('/salmon')) throw Object.assign(new Error('HTTP 500'), { name: 'PageUnavailable', silent: true });
      return '';
    }`),
  );
  await expect(render('/products/salmon')).rejects.toMatchObject({
    name: 'PageUnavailable',
    message: 'HTTP 500',
    silent: true,
  });
  expect((await render('/products')).html).toBe('/products');
});

test('a release that says again and again that it is being loaded is refused all the same [SEC-63]', async () => {
  const says = `setInterval(() => ['catalog', 'blog', 'x' + Math.random()].forEach((app) => process.send({ kind: 'loading', app })), 50);`;
  const starting = start(`${says}\nawait new Promise(() => {});`, { loadMs: 1500 });
  await expect(starting).rejects.toThrow('did not load within 1500 ms');
});

test('a release by which all others take nearly their time to load is refused [SEC-191]', async () => {
  const holdsUp = `const { send } = process;
process.send = (message, handle, options, sent) => send.call(process, message, handle, options, () => setTimeout(sent, 2000));
await new Promise((resolve) => setTimeout(resolve, 2000));`;
  const starting = start(`${holdsUp}\n${area('')}`, { loadMs: 3000, setMs: 3500 });
  await expect(starting).rejects.toThrow(/did not load within \d+ ms/);
});

test.each([
  ['throws while it is loaded', `throw new Error('boom');`, 'boom'],
  ['loops while it is loaded', `for (;;);`, 'did not load within 1500 ms'],
  ['ends its process', `process.exit(3);`, 'its code ended the renderer (3)'],
  [
    'has no page for a path of its release',
    area('').replace(`'/products/new'`, `'/new'`),
    'no page for /products/new',
  ],
  ['is of a contract that the host does not serve', area('').replace('1.0', '2.0'), 'contract 2.0'],
  ['is no area', `export const area = 'tampered';`, 'has no routes'],
])('a release that %s is refused by name', async (_, catalog, reason) => {
  await expect(start(catalog, { loadMs: 1500 })).rejects.toMatchObject({
    app: 'catalog',
    message: expect.stringContaining(reason) as string,
  });
});

const logged = () => vi.spyOn(console, 'error').mockImplementation(() => {});

/** Renders until that succeeds: a process is being replaced. */
async function renderAgain(render: (path: string) => Promise<{ html: string }>): Promise<string> {
  for (let tries = 0; tries < 200; tries += 1) {
    try {
      return (await render('/products')).html;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  throw new Error('The renderer was not replaced.');
}

test.each([
  ['loops', `page(url) { if (url.endsWith('/x')) for (;;); return ''; }`, { silentMs: 1000 }],
  [
    'leaks objects',
    `page(url) { if (url.endsWith('/x')) { const kept = []; for (;;) kept.push(new Array(1000).fill({})); } return ''; }`,
    { heapMegabytes: 40, silentMs: 20_000 },
  ],
  [
    'leaks buffers',
    `page(url) { if (url.endsWith('/x')) { globalThis.kept = []; setInterval(() => kept.push(Buffer.alloc(2e7, 1)), 10); return new Promise(() => {}); } return ''; }`,
    { residentMegabytes: 300 },
  ],
  [
    'cuts the connection to its edge',
    `page(url) { if (url.endsWith('/x')) { process.removeAllListeners('disconnect'); process.disconnect(); } return ''; }`,
    {},
  ],
  [
    'throws in a timer',
    `page(url) { if (url.endsWith('/x')) setTimeout(() => { throw new Error('late'); }); return ''; }`,
    {},
  ],
] as const)('a page that %s ends its renderer, which is replaced [DEP-20]', async (_, code, limits) => {
  const errors = logged();
  const render = await start(area(code), limits);
  expect(await renderAgain(render)).toBe('/products');
  await render('/x').catch(() => {});
  expect(await renderAgain(render)).toBe('/products');
  errors.mockRestore();
});

test.each([`'ready'`, 'null', `{ kind: 'failed', id: 1 }`, `{ kind: 'called' }`])(
  'code of a release that sends %s itself ends neither the edge nor its own renderer [SEC-127]',
  async (message) => {
    const uncaught = vi.fn();
    process.prependListener('uncaughtException', uncaught);
    onTestFinished(() => void process.off('uncaughtException', uncaught));
    const errors = logged();
    const onCall = ({ endpoint }: ProviderCall) => void endpoint;
    const send = `process.send(${message});`;
    const render = await start(send + area(`page() { ${send} return 'salmon'; }`), {}, 5000, onCall);
    expect((await render('/products')).html).toBe('/productssalmon');
    expect(uncaught).not.toHaveBeenCalled();
    errors.mockRestore();
  },
);

test('a page that loops goes to the browser in the time of one page', async () => {
  const errors = logged();
  const render = await start(area(`page: () => { for (;;); }`), {}, 300);
  const before = performance.now();
  await expect(render('/products')).rejects.toThrow('not rendered within 400 ms');
  expect(performance.now() - before).toBeLessThan(2000);
  errors.mockRestore();
});

test('an edge that was held up itself takes no renderer for silent [SEC-57]', async () => {
  const errors = logged();
  const render = await start(area(`page: () => ''`), { silentMs: 1000 }, 20_000);
  const page = render('/products');
  const end = performance.now() + 1500;
  while (performance.now() < end);
  expect((await page).html).toBe('/products');
  expect(errors).not.toHaveBeenCalled();
  errors.mockRestore();
});

test('pages that are given to a renderer just as it is killed are rejected, and end nothing else [OPS-12]', async () => {
  const render = await start(area(`page: () => ''`));
  const pid = started[0]?.pid ?? 0;
  process.kill(pid, 'SIGKILL');
  const outcomes: Promise<string>[] = [];
  // Between the end of its connection and the notice of its own end, too.
  while (started[0]?.pid === pid) {
    outcomes.push(
      render('/products').then(
        () => 'rendered',
        (error: Error) => error.name,
      ),
    );
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect(new Set(await Promise.all(outcomes))).toEqual(new Set(['RendererGone']));
});

test('a process that cannot be started is no renderer, and ends nothing else [SEC-49]', async () => {
  const { execPath } = process;
  process.execPath = '/nowhere/node';
  onTestFinished(() => void (process.execPath = execPath));
  await expect(start(area(`page: () => ''`))).rejects.toMatchObject({
    name: 'RendererGone',
    message: 'spawn /nowhere/node ENOENT',
  });
});
