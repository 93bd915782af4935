import { openStore } from '@shop/delivery';
import type { Hono } from 'hono';
import { resolve } from 'node:path';
import { createDemoPage } from './demo/demo-page.ts';
import { createAdmin } from './http/admin.ts';
import { createEdge } from './http/app.ts';
import { createConfigurationPage, createStartingPage } from './http/plain-pages.ts';
import { createWatcher } from './node/create-watcher.ts';
import { createLog, logConsole, readLogSettings } from './node/log.ts';
import { createMetrics } from './node/metrics.ts';
import { createSpans } from './node/spans.ts';
import { serveApp } from './node/serve.ts';
import { startDelivery } from './node/start-delivery.ts';
import { ConfigError } from './releases/read-setting.ts';
import { environmentOf, readSettings } from './releases/read-settings.ts';

const { env } = process;
// A rejection that one request does not handle must not end the process.
process.on('unhandledRejection', (reason) => console.error('A promise was not handled:', reason));
// Without a listener it opens a debugger, by which a renderer, which can signal this process, could run code here.
process.on('SIGUSR1', () => {});

const metrics = createMetrics(() => delivery?.arms() ?? []);
const checkout = resolve(import.meta.dirname, '..');

function openReleaseStore() {
  const address = env['RELEASE_STORE'];
  if (!address) throw new ConfigError('RELEASE_STORE', 'RELEASE_STORE is not set.');
  const isPath = !/^[\w+]+:\/\//.test(address);
  return openStore(isPath ? resolve(checkout, address) : address).catch((cause: unknown) => {
    throw new ConfigError('RELEASE_STORE', `RELEASE_STORE: ${String(cause)}`, { cause });
  });
}

async function createShop() {
  try {
    const logSettings = readLogSettings(env);
    const log = createLog(logSettings);
    if (logSettings.format === 'json') logConsole(log);
    const watcher = createWatcher({ log, metrics, spans: createSpans() });
    const settings = { ...readSettings(environmentOf(env)), watcher };
    const delivery = await startDelivery({
      settings,
      store: await openReleaseStore(),
      cacheDir: env['CACHE_DIR'] ? resolve(checkout, env['CACHE_DIR']) : undefined,
      isJudging: env['CANARY_JUDGE'] !== 'off',
    });
    return { settings, delivery };
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    console.error(`The shop is not set up correctly: ${error.message}`);
    return { problem: error };
  }
}

const { settings, delivery, problem } = await createShop();
let app: Hono | undefined = problem === undefined ? undefined : createConfigurationPage(problem.setting);
const starting = createStartingPage();
/** The shop, from the moment at which the first set of releases is ready. */
const handle = (request: Request) => {
  if (delivery?.shop.isReady()) app ??= createEdge(delivery.shop);
  return (app ?? starting).fetch(request);
};

const host = env['HOST'] || '127.0.0.1';
const shop = await serveApp(handle, { host, port: Number(env['PORT'] ?? 4173) });
const url = `http://localhost:${shop.port}`;
const demoApp = createDemoPage({
  storefrontUrl: url,
  apiBase: settings?.provider.apiBase ?? '',
  backendHost: settings?.provider.backendHost ?? '',
  tenant: settings?.site.tenant ?? 0,
  idempotencyHeader: settings?.provider.idempotencyHeader,
});
const demo = await serveApp((request) => demoApp.fetch(request), {
  host: '127.0.0.1',
  port: Number(env['EMBED_DEMO_PORT'] ?? 0),
});

let isEnding = false;
const adminApp = createAdmin(
  () => ({
    ...(delivery?.status() ?? { entry: 0, serving: {}, canaries: [], problems: [problem?.message ?? ''] }),
    isReady: !isEnding && delivery?.shop.isReady() === true,
  }),
  metrics.registry,
);
const admin = env['ADMIN_PORT']
  ? await serveApp((request) => adminApp.fetch(request), { host, port: Number(env['ADMIN_PORT']) })
  : undefined;

if (admin) console.log(`admin http://localhost:${admin.port}`);
console.log(`edge ready ${url}`);
console.log(`embed demo http://localhost:${demo.port}/`);

/** Not ready first, so that nothing new is sent here; then what is in flight is answered. */
const end = async () => {
  if (isEnding) return;
  isEnding = true;
  await new Promise((done) => setTimeout(done, Number(env['DRAIN_MS'] ?? 0)));
  await Promise.all([shop.close(), demo.close()]);
  await admin?.close(0);
  await delivery?.end();
  process.exit(0);
};
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void end());
process.on('SIGHUP', () => void delivery?.check());
if (process.argv.includes('--exit-with-parent')) process.stdin.resume().once('end', () => void end());
