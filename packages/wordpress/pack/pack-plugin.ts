// Packs the WordPress plugin into dist/packages: npm run wordpress
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { checkout } from '../../../scripts/build-all.ts';
import { zipOf } from './zip.ts';

const plugin = 'sushi-shop';

/** The plugin's folder in the checkout. */
const pluginFolder = join(checkout, 'packages/wordpress', plugin);

/** The plugin's files by their paths in the zip, which has them in a folder of the plugin's name. */
export function pluginFiles(): Record<string, Buffer> {
  const paths = globSync('**/*.{php,js,json,txt}', { cwd: pluginFolder });
  const entries = paths.map((path) => [
    `${plugin}/${path.replaceAll('\\', '/')}`,
    readFileSync(join(pluginFolder, path)),
  ]);
  return Object.fromEntries(entries) as Record<string, Buffer>;
}

/** The version in the plugin's header. */
export function pluginVersion(): string {
  const text = readFileSync(join(pluginFolder, `${plugin}.php`), 'utf8');
  return /^ \* Version: +(\S+)$/m.exec(text)?.[1] ?? '';
}

/** Writes `sushi-shop-<version>.zip`, which WordPress installs; gives its path. */
export function packPlugin(folder = join(checkout, 'dist/packages')): string {
  const file = join(folder, `${plugin}-${pluginVersion()}.zip`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, zipOf(pluginFiles()));
  return file;
}

if (import.meta.main) console.log(relative(checkout, packPlugin()));
