import type { Rolldown } from 'vite';

/** Which files a widget build produced and which of them belong together. */
export interface WidgetChunks {
  readonly entry: string;
  readonly files: readonly string[];
  /** A file, or the one that holds an absolute source file, and everything it imports statically. */
  filesOf(fileOrSource: string): string[];
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
  const entry = outputs.find(({ facadeModuleId }) => facadeModuleId === entrySource)?.fileName;
  if (!entry) throw new Error(`the build of ${entrySource} has no entry`);
  return {
    entry,
    files: [...chunks.keys()],
    sourcesOf: (file) => chunks.get(file)?.moduleIds ?? [],
    filesOf(source) {
      const file = chunks.has(source)
        ? source
        : outputs.find(({ moduleIds }) => moduleIds.includes(source))?.fileName;
      if (!file) throw new Error(`${source} is in none of the widget's files`);
      return [...addImports(file, new Set())];
    },
  };
}

// Rarely needed at first: HTML of the provider, dialogs, and the code for buying, which lists load with the first click.
const separateFiles = /\/(provider-html\/|ui\/dialog\/|buying\/|messages\/buy)/;

/**
 * Groups for `codeSplitting`, since each file costs a request: `common` for modules that the area's first element and further
 * parts share, `pages` for those that only first pages of its other elements share, `later` for those that are in none.
 * @param main ids of the modules that the page of the first element needs, with those of the entry
 * @param first those that the other elements' pages need
 */
export function chunkGroups(main: ReadonlySet<string>, first: ReadonlySet<string>) {
  const nameOf = (id: string) => {
    if (main.has(id)) return 'common';
    return first.has(id) ? 'pages' : 'later';
  };
  return ['common', 'pages', 'later'].map((name) => ({
    name,
    test: (id: string) => !separateFiles.test(id) && nameOf(id) === name,
    minShareCount: 2,
  }));
}
