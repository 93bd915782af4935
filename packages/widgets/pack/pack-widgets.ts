// Packs what is installed with npm into dist/packages/: npm run packages [-- --name @umi/widgets --version 2.1.0]
import { widgetElements } from '@shop/shared/contracts/widgets';
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findAreas, readAreaManifest } from '../../../build/areas.ts';
import { generatedModules } from './generate.ts';

const checkout = join(import.meta.dirname, '../../..');
const sources = join(import.meta.dirname, '../src');

/** What a shop may call its package, and which version this is. */
export interface PackageNames {
  readonly name?: string | undefined;
  readonly version?: string | undefined;
}

/** The elements of all areas of the checkout. */
export const knownElements = () =>
  widgetElements(findAreas(checkout).map((name) => readAreaManifest(checkout, name)));

/**
 * Compiles and packs the package in the folder `target`. Returns the tarball's path; beside it is `package/`, what it holds.
 */
export function packWidgets(target: string, names: PackageNames = {}): string {
  const folder = join(target, 'package');
  const draft = join(target, 'src');
  for (const path of [folder, draft]) rmSync(path, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const file of globSync('*.ts', { cwd: sources, exclude: ['*.test.ts'] }))
    cpSync(join(sources, file), join(draft, file), { recursive: true });
  for (const [file, text] of Object.entries(generatedModules(knownElements())))
    writeFileSync(join(draft, file), text);
  compile(draft, join(folder, 'lib'));
  rmSync(draft, { recursive: true });
  cpSync(join(import.meta.dirname, '../README.md'), join(folder, 'README.md'));
  writeFileSync(join(folder, 'package.json'), manifest(names));
  const isWindows = process.platform === 'win32';
  const options = { cwd: folder, encoding: 'utf8', shell: isWindows } as const;
  const said = execFileSync('npm', ['pack', '--json', '--pack-destination', '..'], options);
  const [{ filename } = { filename: '' }] = JSON.parse(said) as { filename: string }[];
  return join(target, filename);
}

/** The package's own, without what only this checkout needs. */
function manifest({ name, version }: PackageNames): string {
  const text = readFileSync(join(import.meta.dirname, '../package.json'), 'utf8');
  const { devDependencies: _, ...published } = JSON.parse(text) as Record<string, unknown>;
  const named = { ...published, ...(name && { name }), ...(version && { version }) };
  return `${JSON.stringify(named, null, 2)}\n`;
}

function compile(rootDir: string, outDir: string): void {
  const project = join(rootDir, 'tsconfig.json');
  const compilerOptions = {
    composite: false,
    emitDeclarationOnly: false,
    declaration: true,
    rewriteRelativeImportExtensions: true,
    target: 'es2022',
    lib: ['es2022', 'dom', 'dom.iterable'],
    rootDir,
    outDir,
  };
  writeFileSync(
    project,
    JSON.stringify({
      extends: join(checkout, 'tsconfig.base.json'),
      compilerOptions,
      include: [join(rootDir, '*.ts')],
    }),
  );
  const tsc = join(checkout, 'node_modules/typescript/bin/tsc');
  const { status, stdout } = spawnSync(process.execPath, [tsc, '-p', project], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`The package could not be compiled:\n${stdout}`);
  // The compiler leaves the names that declarations import as they are written here.
  for (const file of globSync('*.d.ts', { cwd: outDir })) {
    const text = readFileSync(join(outDir, file), 'utf8');
    writeFileSync(join(outDir, file), text.replace(/(from '\.\/[\w-]+)\.ts'/g, "$1.js'"));
  }
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { name: { type: 'string' }, version: { type: 'string' } } });
  console.log(packWidgets(join(checkout, 'dist/packages'), values));
}
