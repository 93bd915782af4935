import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const skipped = /(^|\/)(node_modules|\.cache|dist)(\/|$)|\.test\.tsx?$/;

/**
 * 12 hex digits that stand for the content of all files below the given paths, tests left out.
 * @param paths relative to `root`
 * @param settings of the build, apart from files
 */
export function inputHash(root: string, paths: readonly string[], settings = ''): string {
  const hash = createHash('sha256').update(settings);
  for (const file of paths.flatMap((path) => filesBelow(root, path)).toSorted()) {
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(root, file)))
      .update('\0');
  }
  return hash.digest('hex').slice(0, 12);
}

function filesBelow(root: string, path: string): string[] {
  if (skipped.test(path)) return [];
  if (!statSync(join(root, path)).isDirectory()) return [path];
  return readdirSync(join(root, path)).flatMap((name) => filesBelow(root, `${path}/${name}`));
}
