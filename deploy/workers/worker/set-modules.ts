import { keys, type PublishedRelease } from '@shop/delivery';
import type { RendererSetup } from '../../../edge/render/renderer.ts';

/** Texts of a worker's modules, by name. */
export type ModuleTexts = Readonly<Record<string, string>>;

/** The renderer's own module. */
export const mainModule = 'renderer.js';

interface SetModules {
  readonly host: Pick<RendererSetup['host'], 'version' | 'shared'>;
  readonly records: readonly PublishedRelease[];
  readonly text: (release: PublishedRelease, key: string) => Promise<string>;
}

/**
 * The server outputs of a set as modules of one worker: `releases/<app>/<version>/server/…`. workerd takes `react` for a
 * file beside the importer, so each folder gets a module of that name for all that the host brings.
 */
export async function setModules({ host, records, text }: SetModules): Promise<ModuleTexts> {
  const modules: Record<string, string> = {};
  for (const record of records) {
    const folder = keys.private(record.app, record.version);
    const scripts = Object.keys(record.files).filter((key) => key.startsWith(folder) && key.endsWith('.js'));
    const texts = await Promise.all(scripts.map((key) => text(record, key)));
    for (const [at, key] of scripts.entries()) modules[nameOf(key)] = texts[at] ?? '';
  }
  const folders = new Set(Object.keys(modules).map((name) => name.slice(0, name.lastIndexOf('/'))));
  for (const folder of folders)
    for (const [specifier, source] of Object.entries(sharedSources(host)))
      modules[`${folder}/${specifier}`] ??= source;
  return modules;
}

const nameOf = (key: string) => key.replace(/^private\//, 'releases/');

/** What stands for each module that the host brings, by import specifier. */
function sharedSources({ version, shared = {} }: SetModules['host']): Record<string, string> {
  return Object.fromEntries(
    Object.keys(shared).map((specifier) => {
      // React's renderer for platforms without Node's streams, where the host brings it.
      const file =
        (specifier === 'react-dom/server' && shared['react-dom/server.edge']?.file) ||
        shared[specifier]?.file;
      const path = JSON.stringify(`/releases/host/${version}/${file}`);
      // A default export is not among `*`; where there is none, nothing imports it.
      return [
        specifier,
        `export * from ${path};\nimport * as all from ${path};\nexport default all.default;`,
      ];
    }),
  );
}
