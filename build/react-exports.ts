import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);

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
