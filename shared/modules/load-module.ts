import type { IntegrityManifest, ManifestSource } from '@shop/shared/contracts';
import { pageFiles } from './page-files.ts';

/** Adds a build's integrity manifest to the page; `import()`s of the build are checked from then on. */
export function addIntegrityManifest(address: string, integrity: string): void {
  const page = pageFiles();
  page.loadModule ??= loadModule;
  const manifests = (page.integrityManifests ??= new Map());
  if (!manifests.has(address)) manifests.set(address, { integrity });
}

/**
 * Runs an `import()` after fetching the file that it names, and the files that this one imports, with the integrity that the
 * build recorded. Rejects when one of them fails; the next call fetches it again.
 * @param load nothing but the `import()`, since the file's name is read from the function's text
 * @param from address of the module that holds the call
 */
export async function loadModule<Module>(load: () => Promise<Module>, from: string): Promise<Module> {
  const [, file = ''] = /import\(\s*["'`]([^"'`]+)/.exec(String(load)) ?? [];
  await fetchModule(new URL(file, from).href);
  return load();
}

/**
 * Fetches a module's file and all that it imports statically, so that importing it cannot fail. Resolves at once on a page
 * without integrity manifests, as in development; rejects for a file that none of them names.
 */
export async function fetchModule(address: string): Promise<void> {
  const { fetchFiles, fetchedFiles, integrityManifests } = pageFiles();
  if (!fetchFiles || !integrityManifests) return;
  const sources = [...integrityManifests];
  const known = fetchedFiles?.get(address);
  // A widget's script fetches the files of its first page by a list of its own.
  if (known && sources.every(([, { content }]) => content === undefined)) return known;
  // The first manifest that names it: another area's may be slow or fail.
  const closure = await Promise.any(sources.map((source) => closureOf(address, source))).catch(failure);
  return fetchFiles(closure);
}

/** A failed manifest says more than that the others do not name the file. */
function failure({ errors }: AggregateError): never {
  throw errors.find((error) => !(error instanceof RangeError)) ?? errors[0];
}

/** The file and its static imports by address, each with its integrity. Rejects when the manifest does not name it. */
async function closureOf(address: string, source: readonly [string, ManifestSource]) {
  const { base, files } = await contentOf(source);
  const [integrity, ...imports] = files[address.replace(base, '')] ?? [];
  if (!integrity) throw new RangeError(`${address} is not among the files of the shop`);
  return [
    [address, integrity] as const,
    ...imports.map((file) => [base + file, files[file]?.[0] ?? ''] as const),
  ];
}

/** Reads a manifest once; a failure is not cached. */
function contentOf([address, source]: readonly [string, ManifestSource]): Promise<IntegrityManifest> {
  if (source.content) return source.content;
  const reading = readManifest(address, source.integrity);
  source.content = reading;
  reading.catch(() => delete source.content);
  return reading;
}

async function readManifest(address: string, integrity: string): Promise<IntegrityManifest> {
  await pageFiles().fetchFiles?.([[address, integrity]]);
  // The build's own module, whose shape the build fixes.
  const { base, files } = (await import(/* @vite-ignore */ address)) as IntegrityManifest;
  return { base: new URL(base, address).href, files };
}
