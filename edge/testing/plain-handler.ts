// A program: answers the addresses it is given as a plain fetch handler, where nothing of Node is there any more, by
// the renderer that a release brings for such places. Prints status and text of each as JSON.
import { registerHooks } from 'node:module';
import { directoryStore, keys, releaseLog } from '@shop/delivery';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createEdge } from '../http/app.ts';
import { nodeModules } from '../node/load-module.ts';
import { createReleaseFiles } from '../node/release-files.ts';
import { loadSet } from '../releases/load-set.ts';
import { environmentOf, readSettings } from '../releases/read-settings.ts';
import { shopOfOneSet } from '../releases/shop.ts';
import { createRenderer, rendererSetup } from '../render/renderer.ts';

const { env, argv, stdout } = process;
const end = process.exit.bind(process);
const cacheDir = mkdtempSync(join(tmpdir(), 'plain-handler-'));
const store = directoryStore(env['RELEASE_STORE'] ?? '');
const releases = createReleaseFiles({ store, cacheDir });
const entry = await releaseLog(store).newest();
const versions = entry?.default ?? {};
const settings = readSettings({
  ...environmentOf(env),
  renderCache: '0',
  renderBudget: '20000',
  renderDeferredTimeout: '10000',
});
const config = await loadSet({ settings, releases, versions });
const setup = rendererSetup(config);
const addresses = argv.slice(2);
const renderer = setup && createRenderer(setup, nodeModules(await serverDirectories(), setup.host));
// The last hook is asked first.
registerHooks({
  resolve: (specifier, context, next) =>
    next(specifier === 'react-dom/server' ? 'react-dom/server.edge' : specifier, context),
});
const { fetch: handle } = createEdge(shopOfOneSet(config, renderer));

// Reading files and importing releases is the platform's part: it has been done when this is over.
for (const address of addresses) await (await handle(new Request(address))).text();
rmSync(cacheDir, { recursive: true });
hideNode();

const answers = [];
for (const address of addresses) {
  const response = await handle(new Request(address));
  answers.push({ status: response.status, html: await response.text() });
}
// Its connections would keep it alive for a while.
stdout.write(JSON.stringify(answers), () => end());

/** Puts the server outputs on disk, by directory key. */
async function serverDirectories(): Promise<Map<string, string>> {
  const directories = new Map<string, string>();
  for (const [app, version] of Object.entries(versions)) {
    const record = await releases.record(app, version);
    if (!record) throw new Error(`${app}@${version} is not published.`);
    directories.set(
      `releases/${app}/${version}`,
      await releases.materialize(record, keys.private(app, version)),
    );
  }
  return directories;
}

/** Node's own fetch goes on finding what it is made with; for everybody else it is not there. */
function hideNode(): void {
  for (const name of ['process', 'Buffer', 'setImmediate', 'clearImmediate', 'global'] as const) {
    const own: unknown = globalThis[name];
    const get = () => (new Error().stack?.split('\n')[2]?.includes('node:internal') ? own : undefined);
    Object.defineProperty(globalThis, name, { configurable: true, get });
  }
}
