// Makes the folder that the edge's image is built from, and says how it is built: npm run container [-- --base]
import { spawnSync } from 'node:child_process';
import { copyFileSync, cpSync, mkdirSync, realpathSync, rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { bundleEdge } from '../build/bundle-edge.ts';
import { checkout } from './build-all.ts';

/** Writes all that `deploy/container/Containerfile` copies. */
export async function writeContext(directory: string): Promise<void> {
  rmSync(directory, { recursive: true, force: true });
  mkdirSync(join(directory, 'data/cache'), { recursive: true });
  await bundleEdge(checkout, join(directory, 'app'));
  cpSync(join(checkout, 'deploy/container'), directory, {
    recursive: true,
    filter: (path) => !path.endsWith('.md'),
  });
}

/** Writes the pinned Node and the libraries that it is linked with, at the places where it looks for them. */
function writeBase(directory: string): void {
  const { stdout } = spawnSync('ldd', [process.execPath], { encoding: 'utf8' });
  const libraries = [...stdout.matchAll(/(?:=> )?(\/\S+) \(0x/g)].map(([, path = '']) => path);
  const files = [[process.execPath, '/usr/bin/node'], ...libraries.map((path) => [path, path])];
  for (const [from = '', to = ''] of files) {
    mkdirSync(join(directory, dirname(to)), { recursive: true });
    copyFileSync(realpathSync(from), join(directory, to));
  }
  mkdirSync(join(directory, 'tmp'));
}

async function main(): Promise<void> {
  const { base } = parseArgs({ options: { base: { type: 'boolean', default: false } } }).values;
  const context = join(checkout, '.cache/container');
  await writeContext(context);
  if (base) writeBase(join(context, 'base'));
  const folder = relative(process.cwd(), context) || '.';
  const build = (file: string, args: string) => `  podman build --file ${folder}/${file} ${args} ${folder}`;
  const lines = [
    ...(base ? [build('base.Containerfile', '--tag shop-base')] : []),
    build('Containerfile', `${base ? '--build-arg BASE=localhost/shop-base ' : ''}--tag shop-edge`),
  ];
  console.log(['Written. The image is built by:', ...lines].join('\n'));
}

if (import.meta.main) await main();
