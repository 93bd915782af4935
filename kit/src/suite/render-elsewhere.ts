// A program: renders the addresses that it is given as an edge does, in a process whose time zone and language are set, and
// prints what came of each as JSON. See elsewhere.ts.
import './poison.ts';
import { directoryStore, keys, releaseLog } from '@shop/delivery';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createEdge } from '../../../edge/http/app.ts';
import { nodeModules } from '../../../edge/node/load-module.ts';
import { createReleaseFiles } from '../../../edge/node/release-files.ts';
import { loadSet } from '../../../edge/releases/load-set.ts';
import { environmentOf, readSettings } from '../../../edge/releases/read-settings.ts';
import { shopOfOneSet } from '../../../edge/releases/shop.ts';
import { createRenderer, rendererSetup } from '../../../edge/render/renderer.ts';

const cacheDir = mkdtempSync(join(tmpdir(), 'render-elsewhere-'));
const store = directoryStore(process.env['RELEASE_STORE'] ?? '');
const releases = createReleaseFiles({ store, cacheDir });
const versions = (await releaseLog(store).newest())?.default ?? {};
const config = await loadSet({
  settings: readSettings(environmentOf(process.env)),
  releases,
  versions,
});
const directories = new Map<string, string>();
for (const [app, version] of Object.entries(versions)) {
  const record = await releases.record(app, version);
  if (!record) throw new Error(`${app}@${version} is not published.`);
  directories.set(
    `releases/${app}/${version}`,
    await releases.materialize(record, keys.private(app, version)),
  );
}
const setup = rendererSetup(config);
const renderer = setup && createRenderer(setup, nodeModules(directories, setup.host));
const { fetch: handle } = createEdge(shopOfOneSet(config, renderer));

let problems: string[] = [];
const note = (...words: unknown[]) => void problems.push(words.map(String).join(' '));
Object.assign(console, { warn: note, error: note });

const pages = [];
for (const address of process.argv.slice(2)) {
  problems = [];
  const html = await (await handle(new Request(address))).text();
  pages.push({ html, problems });
}
rmSync(cacheDir, { recursive: true });
// Its connections would keep it alive for a while.
process.stdout.write(JSON.stringify(pages), () => process.exit());
