// The edge in workerd, as a program that takes the settings of edge/main.ts and says the same when it is ready.
import { existsSync, readFileSync } from 'node:fs';
import { createDemoPage } from '../../edge/demo/demo-page.ts';
import { serveApp } from '../../edge/node/serve.ts';
import { environmentOf, readSettings } from '../../edge/releases/read-settings.ts';
import { startWorkers } from './start-workers.ts';

const { env } = process;

/** Names of the settings: those that are read. */
function settingNames(): readonly string[] {
  const names: string[] = ['CANARY_JUDGE', 'LOG_LEVEL'];
  environmentOf(new Proxy({}, { get: (_, name) => void names.push(String(name)) }));
  return names;
}

/** Settings that name a file. */
const files = new Set(['SITE_CONFIG', 'PROVIDER_PROFILE']);

/** Settings as bindings: a worker has no files, so that it gets their texts. */
function bindings(): Record<string, string> {
  const texts = settingNames().map((name) => {
    const value = env[name] ?? '';
    return [name, files.has(name) && existsSync(value) ? readFileSync(value, 'utf8') : value] as const;
  });
  return Object.fromEntries(texts.filter(([, text]) => text !== ''));
}

const host = env['HOST'] || '127.0.0.1';
const port = Number(env['PORT'] ?? 4173);
const url = `http://localhost:${port}`;
const workers = await startWorkers({
  host,
  port,
  store: env['RELEASE_STORE'] ?? '',
  isLoading: env['WORKERS_LOADER'] !== 'off',
  settings: bindings(),
});
// The set that it begins with is loaded now.
await (await fetch(url)).text();

const { provider, site } = readSettings(environmentOf(env));
const demoApp = createDemoPage({ storefrontUrl: url, ...provider, tenant: site.tenant });
const demo = await serveApp((request) => demoApp.fetch(request), {
  host: '127.0.0.1',
  port: Number(env['EMBED_DEMO_PORT'] ?? 0),
});

const variables = Object.entries(workers.storeEnvironment).map(([name, value]) => `${name}=${value}`);
console.log(`store s3://releases with ${variables.join(' ')}`);
console.log(`edge ready ${url}`);
console.log(`embed demo http://localhost:${demo.port}/`);

let isEnding = false;
const end = async () => {
  if (isEnding) return;
  isEnding = true;
  await Promise.all([workers.stop(), demo.close(0)]);
  process.exit(0);
};
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void end());
if (process.argv.includes('--exit-with-parent')) process.stdin.resume().once('end', () => void end());
