import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { outsideSpecifiers } from './specifiers.ts';

const checkout = join(import.meta.dirname, '../..');

/** What nobody needs outside of the checkout: tests, and what only they or this checkout's own shops use. */
const excluded = [
  '**/*.test.ts',
  '**/*.test.tsx',
  '**/fixture/**',
  'shared/testing/session-matrix/**',
  'shared/testing/spoiled-records/**',
  'shared/testing/hostile-html/**',
  'shared/testing/structured-data/**',
  'delivery/testing/**',
  'delivery/s3-servers/**',
];

const parts = ['build', 'delivery', 'edge', 'kit', 'shared'];

/** Programs of their own, and what they and the modules of `shared` import. */
const entries = [
  'kit/src/**/*.ts',
  'shared/**/*.ts',
  'shared/**/*.tsx',
  'delivery/**/*.ts',
  'edge/main.ts',
  'edge/renderer/main.ts',
];

/**
 * Compiles the checkout's sources that the kit consists of, file by file, into the same folders below `outDir`, with the
 * declarations, style sheets and templates beside them. Throws where the compiler finds an error.
 */
export function compileSources(outDir: string): void {
  const project = join(checkout, '.cache/kit/tsconfig.json');
  mkdirSync(dirname(project), { recursive: true });
  writeFileSync(project, JSON.stringify(configuration(outDir)));
  const tsc = join(checkout, 'node_modules/typescript/bin/tsc');
  const { status, stdout } = spawnSync(process.execPath, [tsc, '-p', project], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`The kit could not be compiled:\n${stdout}`);
  const foreign = readdirSync(outDir).filter((folder) => !parts.includes(folder));
  if (foreign.length > 0) throw new Error(`The kit would hold ${foreign.join(', ')}: something imports it.`);
  const styles = globSync('shared/**/*.css', { cwd: checkout, exclude: ['**/fixture/**'] });
  for (const file of [...styles, 'templates/area', 'templates/repository'])
    cpSync(join(checkout, file), join(outDir, file), { recursive: true });
  for (const file of globSync('**/*.{js,d.ts}', { cwd: outDir, exclude: ['templates/**'] })) {
    const path = join(outDir, file);
    writeFileSync(path, outsideSpecifiers(readFileSync(path, 'utf8'), file));
  }
}

function configuration(outDir: string) {
  const inCheckout = (path: string) => join(checkout, path);
  return {
    extends: inCheckout('tsconfig.base.json'),
    compilerOptions: {
      composite: false,
      emitDeclarationOnly: false,
      declaration: true,
      rewriteRelativeImportExtensions: true,
      noEmitHelpers: true,
      rootDir: checkout,
      outDir,
      lib: ['es2024', 'dom', 'dom.iterable'],
      types: ['node', 'vite/client'],
      typeRoots: [inCheckout('node_modules/@types'), inCheckout('node_modules')],
    },
    include: entries.map(inCheckout),
    exclude: excluded.map(inCheckout),
  };
}
