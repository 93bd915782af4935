import { AreaManifestSchema, type AreaManifest } from '@shop/shared/contracts';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

/** Where an area's sources are, and what its `area.json` says. */
export interface AreaSource {
  /** Its folder. */
  readonly root: string;
  readonly manifest: AreaManifest;
}

/** Reads the `area.json` in an area's folder; throws where it does not fit its schema. */
export function readManifest(root: string): AreaManifest {
  return v.parse(AreaManifestSchema, JSON.parse(readFileSync(join(root, 'area.json'), 'utf8')));
}

/** Names of a checkout's areas: the folders of `remotes/` that have an `area.json`. */
export function findAreas(checkout: string): string[] {
  const remotes = join(checkout, 'remotes');
  return readdirSync(remotes)
    .filter((name) => existsSync(join(remotes, name, 'area.json')))
    .toSorted();
}

/** Reads `remotes/<name>/area.json` of a checkout; throws also where it names another area. */
export function readAreaManifest(checkout: string, name: string): AreaManifest {
  const root = join(checkout, 'remotes', name);
  const manifest = readManifest(root);
  if (manifest.name !== name)
    throw new Error(`${root}/area.json must have "name": "${name}", its folder's name.`);
  return manifest;
}
