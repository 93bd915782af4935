import * as v from 'valibot';
import { isKey } from '../store/store.ts';
import { keys } from './keys.ts';

/** A file of a release by its name within the release: relative, of plain names, so that it leads nowhere else. Documents name some many times. */
export const FileName = v.pipe(
  v.string(),
  v.maxLength(200, 'has more than 200 letters'),
  v.check(isKey, 'is no name of a file within the release'),
);

/** Letters of a key, and of a part of one: edges keep files under these names, with 37 letters more while they write. */
const longest = { key: 500, part: 200 };

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
  if (foreign !== undefined) return `${name} lists ${foreign}, which is no file of its own`;
  if (isTooLong(keys.record(app, version))) return `${name} has a name of more than ${longest.part} letters`;
  const long = Object.keys(files).find(isTooLong);
  if (long !== undefined) return `${name} lists ${long.slice(0, longest.key)}, whose name is too long`;
  const below = Object.keys(files).find((key) => isBelowFile(key, files));
  return below === undefined ? undefined : `${name} lists ${below}, which is below another file`;
}

function isTooLong(key: string): boolean {
  return key.length > longest.key || key.split('/').some((part) => part.length > longest.part);
}

/** In a bucket a file may be below another one, on an edge's disk it takes its place. What widgets share is in one folder. */
function isBelowFile(key: string, files: OwnedRecord['files']): boolean {
  if (key.startsWith(keys.vendor)) return key.includes('/', keys.vendor.length);
  for (let end = key.lastIndexOf('/'); end > 0; end = key.lastIndexOf('/', end - 1))
    if (Object.hasOwn(files, key.slice(0, end))) return true;
  return false;
}

/** Where a release may have files, with what all widgets share. */
function ownFolders(app: string, version: string): string[] {
  return [keys.files(app, version), keys.embed(app, version), keys.private(app, version), keys.vendor];
}
