import type { build } from 'vite';

/** What files a widget build gave and which of them belong together. */
export interface WidgetChunks {
  readonly entry: string;
  readonly files: readonly string[];
  /** A file, or the one that holds an absolute source file, and everything it imports statically. */
  filesOf(fileOrSource: string): string[];
  /** The source files in a file, those that it takes from elsewhere too. */
  sourcesOf(file: string): readonly string[];
}

/** Reads the result of Vite's build. */
export function widgetChunks(result: Awaited<ReturnType<typeof build>>, entrySource: string): WidgetChunks {
  const outputs = [result].flat().flatMap((part) => ('output' in part ? part.output : []));
  const chunks = new Map(
    outputs.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])),
  );
  const fileOf = (source: string) =>
    [...chunks.values()].find(({ moduleIds }) => moduleIds.includes(source))?.fileName;

  const visit = (file: string, seen: Set<string>): Set<string> => {
    // What is no chunk of this build is external: the vendor file.
    if (!chunks.has(file) || seen.has(file)) return seen;
    seen.add(file);
    for (const imported of chunks.get(file)?.imports ?? []) visit(imported, seen);
    return seen;
  };

  const entry = [...chunks.values()].find(({ facadeModuleId }) => facadeModuleId === entrySource)?.fileName;
  if (!entry) throw new Error(`the build of ${entrySource} has no entry`);
  return {
    entry,
    files: [...chunks.keys()],
    sourcesOf: (file) => chunks.get(file)?.moduleIds ?? [],
    filesOf(source) {
      const file = chunks.has(source) ? source : fileOf(source);
      if (!file) throw new Error(`${source} is in none of the widget's files`);
      return [...visit(file, new Set())];
    },
  };
}
