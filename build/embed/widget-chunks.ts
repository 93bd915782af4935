import { isStyleText } from '@shop/shared/shadow-dom-css/plugin';
import type { Rolldown } from 'vite';

/** Which files a widget build produced and which of them belong together. */
export interface WidgetChunks {
  readonly entry: string;
  /** Each before what it imports. */
  readonly files: readonly string[];
  /** A file, or the one that holds an absolute source file, and everything it imports statically, each before what it imports. */
  filesOf(fileOrSource: string): string[];
  /** Whether a file imports another build's file, by its address. */
  imports(file: string, address: string): boolean;
  /** The source files in a file, also those that it imports from common files. */
  sourcesOf(file: string): readonly string[];
}

export function widgetChunks(outputs: readonly Rolldown.OutputChunk[], entrySource: string): WidgetChunks {
  const chunks = new Map(outputs.map((chunk) => [chunk.fileName, chunk] as const));
  const addImports = (file: string, files: Set<string>): Set<string> => {
    // A file that is no chunk of this build is external: React's or the runtime's.
    if (!chunks.has(file) || files.has(file)) return files;
    files.add(file);
    for (const imported of chunks.get(file)?.imports ?? []) addImports(imported, files);
    return files;
  };
  // Whatever imports a file has more than that has.
  const inOrder = (files: Iterable<string>) =>
    [...files]
      .map((file) => [file, addImports(file, new Set()).size] as const)
      .sort(([, one], [, other]) => other - one)
      .map(([file]) => file);
  const entry = outputs.find(({ facadeModuleId }) => facadeModuleId === entrySource)?.fileName;
  if (!entry) throw new Error(`the build of ${entrySource} has no entry`);
  return {
    entry,
    files: inOrder(chunks.keys()),
    imports: (file, address) => chunks.get(file)?.imports.includes(address) === true,
    sourcesOf: (file) => chunks.get(file)?.moduleIds ?? [],
    filesOf(source) {
      const file = chunks.has(source)
        ? source
        : outputs.find(({ moduleIds }) => moduleIds.includes(source))?.fileName;
      if (!file) throw new Error(`${source} is in none of the widget's files`);
      return inOrder(addImports(file, new Set()));
    },
  };
}

// Rarely needed at first: HTML of the provider, dialogs, and the code for buying, which lists load with the first click.
const separateFiles = /\/(provider-html\/|ui\/dialog\/|buying\/|messages\/buy)/;

// In `pages` nevertheless: each file more is bytes of the loader.
const dialogs = /\/ui\/dialog\//;

const stylesName = 'styles';

/** Whether a file holds style texts of first pages alone. */
export const isOfStyles = (file: string) => file.startsWith(stylesName);

/**
 * Groups for `codeSplitting`, since each file costs a request: `styles` for the style texts of first pages, which previews need
 * before any code, those of each further page apart; `common` for modules that the area's first element needs, or several
 * others, `pages` for those that one other element shares with parts that load later, `loading` for what loads the data of
 * first pages alone, `later` for those that no first page needs.
 * @param main ids of the modules that the page of the first element needs, with those of the entry
 * @param others those that the page of each other element needs
 * @param loading those that the loaders of these pages need
 */
export function chunkGroups(
  main: ReadonlySet<string>,
  others: readonly ReadonlySet<string>[],
  loading: ReadonlySet<string>,
) {
  const nameOf = (id: string) => {
    if (isStyleText(id)) return styleFileOf(id, main, others);
    if (main.has(id)) return 'common';
    if (loading.has(id)) return 'loading';
    const count = others.filter((needed) => needed.has(id)).length;
    if (count > 1) return 'common';
    return count === 1 ? 'pages' : 'later';
  };
  const isApart = (id: string) =>
    separateFiles.test(id) && !isOfStyles(nameOf(id)) && !(dialogs.test(id) && nameOf(id) === 'pages');
  const ofStyles = [stylesName, ...others.map((_, index) => `${stylesName}-${index + 2}`)];
  const groups = [...ofStyles, 'common', 'pages', 'loading', 'later'].map((name) => ({
    name,
    test: (id: string) => nameOf(id) === name && !isApart(id),
    // Each loader, and each style text, would be a file.
    minShareCount: name === 'loading' || isOfStyles(name) ? 1 : 2,
  }));
  // The parser that few pages need is loaded by this file, and uses parts of it.
  return [...groups, { name: 'provider-html', test: /\/provider-html\/(?!parse5-parser)/ }];
}

/** Of a style text; `later` for one that no first page needs. */
function styleFileOf(id: string, main: ReadonlySet<string>, others: readonly ReadonlySet<string>[]): string {
  const needing = others.flatMap((needed, index) => (needed.has(id) ? [index] : []));
  const [only] = needing;
  if (main.has(id) || needing.length > 1) return stylesName;
  return only === undefined ? 'later' : `${stylesName}-${only + 2}`;
}
