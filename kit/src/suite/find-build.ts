import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Build } from '@shop/delivery';

/** The newest build of an area in a folder: `dist/<area>/<version>`, with its widgets; undefined when there is none. */
export function findBuild(folder: string, area: string): Build | undefined {
  const directory = newestIn(join(folder, 'dist', area));
  if (directory === undefined) return undefined;
  return {
    directory,
    embed: newestIn(join(folder, 'dist/embed', area)),
    vendor: newestIn(join(folder, 'dist/embed/vendor')),
  };
}

function newestIn(folder: string): string | undefined {
  if (!existsSync(folder)) return undefined;
  const builds = readdirSync(folder).filter((name) => !name.includes('.draft-'));
  const time = (name: string) => statSync(join(folder, name)).mtimeMs;
  const [newest] = builds.toSorted((one, other) => time(other) - time(one));
  return newest === undefined ? undefined : join(folder, newest);
}
