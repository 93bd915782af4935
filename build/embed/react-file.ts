import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { bundle, vendorFile, type VendorFile } from './bundle.ts';
import { embedPlugin, reactModules } from './embed-plugin.ts';

const require = createRequire(import.meta.url);
const entryId = '\0shop:react';

/**
 * React as one file for all widgets of a page, whichever remotes they come from. Its name is a hash of its content, so
 * that equal ones have one address. Written to `outDir` when there is one.
 */
export async function buildReactFile(outDir?: string): Promise<VendorFile> {
  const chunks = await bundle({
    plugins: [embedPlugin({ entry: { id: entryId, code: entryCode() } })],
    build: { rolldownOptions: { input: entryId } },
  });
  return vendorFile('react', chunks, 16, outDir);
}

/** Re-exports every name once; where two modules have the same name (`version`, `Fragment`), it is the same thing. */
function entryCode(): string {
  const seen = new Set(['default']);
  const lines = [...reactModules].map((module) => {
    const names = reactExports(module).filter((name) => !seen.has(name));
    for (const name of names) seen.add(name);
    return `export { ${names.join(', ')} } from ${JSON.stringify(module)};`;
  });
  return [...lines, "export { default } from 'react';"].join('\n');
}

/** The names that a module of React exports in its production form; the development form has others. */
export function reactExports(module: string): string[] {
  const [name = ''] = module.split('/');
  const folder = dirname(require.resolve(`${name}/package.json`));
  const form = join(folder, 'cjs', `${module.replace('/', '-')}.production.js`);
  // A server renderer is put together from two files, with the same names in both forms.
  const exported: unknown = require(module.startsWith('react-dom/server') ? module : form);
  if (typeof exported !== 'object' || exported === null) throw new Error(`${module} exports nothing`);
  return Object.keys(exported).filter((key) => /^[A-Za-z_$][\w$]*$/.test(key));
}
