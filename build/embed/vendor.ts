import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { buildTarget } from '../vite-config.ts';
import { shortIntegrity } from './integrity.ts';

/** Where the widgets' React is, for the widget builds that refer to it. */
export interface Vendor {
  /** File name below `/embed/vendor/`; it changes with the content alone. */
  readonly file: string;
  readonly integrity: string;
}

/** The modules that widgets take from the vendor file. */
export const vendorModules = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'] as const;

const require = createRequire(import.meta.url);
const entryId = 'virtual:vendor';

/**
 * React as one module for all widgets of a page, whichever remotes they come from: named by its content, so that
 * equal ones have one address. Written to `outDir` when one is given.
 */
export async function buildVendor(outDir?: string): Promise<Vendor> {
  const code = await bundle();
  const digest = createHash('sha256').update(code).digest('hex').slice(0, 16);
  const vendor = { file: `react.${digest}.js`, integrity: shortIntegrity(code) };
  if (outDir !== undefined) {
    mkdirSync(outDir, { recursive: true });
    writeFileSync(join(outDir, vendor.file), code);
    writeFileSync(join(outDir, 'vendor.json'), JSON.stringify(vendor, null, 1));
  }
  return vendor;
}

async function bundle(): Promise<string> {
  const result = await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'warn',
    plugins: [entryPlugin()],
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    build: {
      write: false,
      target: buildTarget,
      modulePreload: false,
      rolldownOptions: { input: entryId, preserveEntrySignatures: 'strict' },
    },
  });
  const [output] = [result].flat();
  const chunks = output && 'output' in output ? output.output.filter((file) => file.type === 'chunk') : [];
  if (chunks.length !== 1 || !chunks[0]) throw new Error(`the vendor build gave ${chunks.length} chunks`);
  return chunks[0].code;
}

function entryPlugin(): Plugin {
  return {
    name: 'shop:vendor',
    resolveId: (id) => (id === entryId ? `\0${entryId}` : null),
    load: (id) => (id === `\0${entryId}` ? entryCode() : null),
  };
}

/** Re-exports every name once; where two modules have the same name (`version`, `Fragment`), it is the same thing. */
function entryCode(): string {
  const seen = new Set(['default']);
  const lines = vendorModules.map((module) => {
    const names = namesOf(module).filter((name) => !seen.has(name));
    for (const name of names) seen.add(name);
    return `export { ${names.join(', ')} } from ${JSON.stringify(module)};`;
  });
  return [...lines, "export { default } from 'react';"].join('\n');
}

/** The names of the production form; the development form has others. */
function namesOf(module: string): string[] {
  const [name = ''] = module.split('/');
  const file = module.replace('/', '-');
  const folder = join(require.resolve(`${name}/package.json`), '..');
  const exported: unknown = require(join(folder, 'cjs', `${file}.production.js`));
  if (typeof exported !== 'object' || exported === null) throw new Error(`${module} exports nothing`);
  return Object.keys(exported).filter((key) => /^[A-Za-z_$][\w$]*$/.test(key));
}
