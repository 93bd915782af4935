import * as v from 'valibot';
import { isKey } from '../store/store.ts';
import { keys } from './keys.ts';

/** A file of a release by its name within the release: relative, of plain names, so that it leads nowhere else. */
export const FileName = v.pipe(v.string(), v.check(isKey, 'is no name of a file within the release'));

/** What of a record says whose it is. */
export interface OwnedRecord {
  readonly app: string;
  readonly version: string;
  readonly files: Readonly<Record<string, string>>;
  readonly kind?: 'host' | 'area';
  readonly build?: { readonly version: string; readonly name?: unknown };
}

/** What a record claims beyond its own app and version; undefined for an honest one. */
export function ownershipFault({ app, version, files, kind, build }: OwnedRecord): string | undefined {
  const name = `${app}@${version}`;
  if (kind && (kind === 'host') !== (app === 'host')) return `${name} cannot be of kind ${kind}`;
  if (build && (build.version !== version || (kind === 'area' && build.name !== app)))
    return `${name} has the build of ${kind === 'area' ? String(build.name) : app}@${build.version}`;
  const folders = ownFolders(app, version);
  const foreign = Object.keys(files).find(
    (key) => !isKey(key) || !folders.some((folder) => key.startsWith(folder)),
  );
  return foreign === undefined ? undefined : `${name} lists ${foreign}, which is no file of its own`;
}

/** Where a release may have files, with what all widgets share. */
function ownFolders(app: string, version: string): string[] {
  return [keys.files(app, version), keys.embed(app, version), keys.private(app, version), keys.vendor];
}
