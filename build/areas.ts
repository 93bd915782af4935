import { AreaManifestSchema, type AreaManifest } from '@shop/shared/contracts';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

/** Names of a checkout's areas: the folders of `remotes/` that have an `area.json`. */
export function findAreas(checkout: string): string[] {
  const remotes = join(checkout, 'remotes');
  return readdirSync(remotes)
    .filter((name) => existsSync(join(remotes, name, 'area.json')))
    .toSorted();
}

/** Reads `remotes/<name>/area.json`; throws where it does not fit its schema or names another area. */
export function readAreaManifest(checkout: string, name: string): AreaManifest {
  const file = join(checkout, 'remotes', name, 'area.json');
  const manifest = v.parse(AreaManifestSchema, JSON.parse(readFileSync(file, 'utf8')));
  if (manifest.name !== name) throw new Error(`${file} must have "name": "${name}", its folder's name.`);
  return manifest;
}
