import { createHash } from 'node:crypto';
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkout, writeFileLists, type Builds } from '../../scripts/build-all.ts';

/** Directories of a built area, to publish. */
export interface AreaBuild {
  readonly version: string;
  readonly directory: string;
  readonly embed: string;
  readonly vendor: string;
}

/** What is changed in a file of a build; its text, by its path below `storefront/` or `embed/`. */
export type Edit = (file: string, text: string) => string;

/** What one team's next build would be: a copy of an area's build under another version, with other texts in its files. */
export function writeVariant(
  builds: Builds,
  app: string,
  version: string,
  into: string,
  edit: Edit,
): AreaBuild {
  const root = join(into, `${app}-${version}`);
  const folders = { storefront: builds[app] ?? '', embed: builds[`embed/${app}`] ?? '' };
  for (const [folder, source] of Object.entries(folders))
    cpSync(join(checkout, source), join(root, folder), { recursive: true });
  const earlier = folders.storefront.split('/').at(-1) ?? '';
  editTexts(root, (file, text) => edit(file, text.replaceAll(earlier, version)));
  const [directory, embed] = [join(root, 'storefront'), join(root, 'embed')];
  writeFileLists(directory);
  writeFileLists(embed);
  return { version, directory, embed, vendor: join(checkout, builds['embed/vendor'] ?? '') };
}

/** Changes the texts of builds below a directory, and the hashes of them wherever they stand. */
export function editTexts(root: string, edit: Edit): void {
  const names = textFiles(root);
  const before = new Map(names.map((name) => [name, readFileSync(join(root, name), 'utf8')]));
  const texts = new Map([...before].map(([name, text]) => [name, edit(name, text)]));
  renewHashes(before, texts);
  for (const [name, text] of texts) writeFileSync(join(root, name), text);
}

/** Texts of a build without their compressed copies, which are removed: a file without one is sent as it is. */
function textFiles(root: string): string[] {
  const names = readdirSync(root, { recursive: true, encoding: 'utf8' });
  for (const name of names) if (/\.(?:br|gz)$/.test(name)) rmSync(join(root, name));
  return names.filter((name) => /\.(?:js|json|css)$/.test(name));
}

/** Hashes of files stand in other files, and their hashes in further ones. */
function renewHashes(before: ReadonlyMap<string, string>, texts: Map<string, string>): void {
  const known = new Map([...before].map(([name, text]) => [name, hashesOf(text)]));
  for (let isChanged = true; isChanged;) {
    isChanged = false;
    for (const [name, text] of texts) {
      const [old, now] = [known.get(name) ?? [], hashesOf(text)];
      if (old[0] === now[0]) continue;
      isChanged = true;
      known.set(name, now);
      for (const [other, otherText] of texts)
        texts.set(
          other,
          old.reduce((result, hash, index) => result.replaceAll(hash, now[index] ?? ''), otherText),
        );
    }
  }
}

function hashesOf(text: string): string[] {
  return ['sha256', 'sha384'].map(
    (algorithm) => `${algorithm}-${createHash(algorithm).update(text).digest('base64')}`,
  );
}
