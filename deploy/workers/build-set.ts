import { releaseLog, type Store } from '@shop/delivery';
import { posix } from 'node:path';
import type { Plugin } from 'vite';
import { createReleaseFiles } from '../../edge/node/release-files.ts';
import { HostReleaseSchema } from '../../edge/releases/edge-config.ts';
import * as v from 'valibot';
import { bundle } from './build-workers.ts';
import { setModules, type ModuleTexts } from './worker/set-modules.ts';
import { storedInMemory } from './worker/stored-files.ts';

/** Bundles the renderer with the set that the log names: a worker for where none can be loaded. */
export async function buildSet(store: Store): Promise<string> {
  return bundle('renderer', [withModules(await modulesOf(store))]);
}

async function modulesOf(store: Store): Promise<ModuleTexts> {
  const versions = (await releaseLog(store).newest())?.default ?? {};
  const files = createReleaseFiles({ store, cacheDir: '', files: storedInMemory(store) });
  const read = Object.entries(versions).map(([app, version]) => files.record(app, version));
  const records = (await Promise.all(read)).filter((record) => record !== undefined);
  const host = v.parse(HostReleaseSchema, records.find(({ app }) => app === 'host')?.build);
  return setModules({ host, records, text: files.text });
}

const prefix = '\0set:';

/** Resolves imports of a set as workerd does, and gives the renderer a table of what it may load. */
function withModules(modules: ModuleTexts): Plugin {
  const entries = Object.keys(modules).filter((name) => /\/server\/(?:shell|entry)\.js$/.test(name));
  const table = entries.map(
    (name) => `${JSON.stringify(name)}: () => import(${JSON.stringify(prefix + name)})`,
  );
  return {
    name: 'set-modules',
    enforce: 'pre',
    resolveId(id, importer = '') {
      if (id === './load-module.ts') return `${prefix}table`;
      if (id.startsWith(prefix)) return id;
      if (!importer.startsWith(prefix) || id.startsWith('node:')) return null;
      const folder = posix.dirname(importer.slice(prefix.length));
      return prefix + (id.startsWith('/') ? id.slice(1) : posix.join(folder, id));
    },
    load(id) {
      if (id === `${prefix}table`)
        return `const modules = {${table.join()}};\nexport const load = (directory, file) => modules[\`\${directory}/\${file}\`]();`;
      return id.startsWith(prefix) ? modules[id.slice(prefix.length)] : null;
    },
  };
}
