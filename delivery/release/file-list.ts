import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import * as v from 'valibot';
import { parseJson } from '../store/parse-json.ts';

/** A build's list of its files. */
const listName = 'files.json';

const FileListSchema = v.record(v.string(), v.string());

/** A file of a build. */
export interface BuiltFile {
  readonly body: Uint8Array<ArrayBuffer>;
  /** `sha384-…` */
  readonly integrity: string;
}

/** A build cannot be published as it is, or not at all. The message says why, and names the file. */
export class PublishRefused extends Error {
  override readonly name = 'PublishRefused';
}

/** Lists the files of a build, and of each build inside of it, so that publishing notices what is missing or altered. */
export function writeFileLists(directory: string): void {
  const names = filesBelow(directory);
  const inner = names
    .filter((name) => name.endsWith('/release.json'))
    .map((name) => join(directory, name, '..'));
  for (const build of [directory, ...inner]) {
    const list = filesBelow(build).map((name) => [name, integrityOf(readFileSync(join(build, name)))]);
    writeFileSync(join(build, listName), JSON.stringify(Object.fromEntries(list), null, 1));
  }
}

/** The files that a build lists, by name. Throws `PublishRefused` when one is missing or altered. */
export function readListedFiles(directory: string): Map<string, BuiltFile> {
  const list = parseJson(FileListSchema, readBuiltFile(directory, listName), join(directory, listName));
  const files = new Map<string, BuiltFile>();
  for (const [name, integrity] of Object.entries(list)) {
    const body = readBuiltFile(directory, name);
    if (integrityOf(body) !== integrity)
      throw new PublishRefused(`${join(directory, name)} was altered after it was built. Build it again.`);
    files.set(name, { body, integrity });
  }
  return files;
}

function readBuiltFile(directory: string, name: string): Uint8Array<ArrayBuffer> {
  const path = join(directory, name);
  if (!existsSync(path)) throw new PublishRefused(`${path} is missing. Build it again.`);
  return readFileSync(path);
}

export function integrityOf(body: Uint8Array, algorithm = 'sha384'): string {
  return `${algorithm}-${createHash(algorithm).update(body).digest('base64')}`;
}

/** Names of all files, without those that are hidden (`.vite/`) and the list itself. */
function filesBelow(directory: string): string[] {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== listName)
    .map((entry) => relative(directory, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
    .filter((name) => !/(?:^|\/)\./.test(name))
    .sort();
}
