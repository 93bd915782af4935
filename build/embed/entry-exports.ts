import type { Rolldown } from 'vite';

/** By source file: the name that each of its exports has in a file that holds many modules. */
export type ExportedNames = ReadonlyMap<string, ReadonlyMap<string, string>>;

export interface EntryExports {
  /** Source of the entry. */
  readonly code: (context: Rolldown.PluginContext) => Promise<string>;
  /** Filled when the source is generated. */
  readonly names: ExportedNames;
}

/**
 * An entry that re-exports modules for other builds to import, under generated names, since names of several modules collide.
 * @param sources files whose exports are all re-exported
 * @param packages files of packages, with the exports to re-export
 */
export function entryExports(
  sources: readonly string[],
  packages: ReadonlyMap<string, readonly string[]> = new Map(),
): EntryExports {
  const names = new Map<string, ReadonlyMap<string, string>>();
  // Every widget names what it imports: short names are bytes less.
  let count = 0;
  const exportLine = (file: string, exported: readonly string[]) => {
    const aliases = new Map(exported.map((name) => [name, `$${(count++).toString(36)}`]));
    names.set(file, aliases);
    const list = [...aliases].map(([name, alias]) => `${name} as ${alias}`).join(', ');
    return `export { ${list} } from ${JSON.stringify(file)};`;
  };
  return {
    names,
    async code(context) {
      const modules = await Promise.all(sources.map((id) => context.load({ id })));
      return [
        ...modules.map(({ exports }, index) => exportLine(sources[index] ?? '', exports)),
        ...[...packages].map(([file, exported]) => exportLine(file, exported)),
      ].join('\n');
    },
  };
}
