import type { Plugin } from 'vite';

/** By source file: the name that each of its exports has in a file that holds many. */
export type ExportedNames = ReadonlyMap<string, ReadonlyMap<string, string>>;

interface EntryOptions {
  readonly id: string;
  /** Files whose exports the entry gives on. */
  readonly sources: readonly string[];
  /** The same for packages, by file, as far as they are named. */
  readonly packages?: ReadonlyMap<string, readonly string[]>;
  /** Further lines of the entry. */
  readonly code?: string;
}

/** An entry that re-exports all that others may import, under short names of its own, since the files' names collide. */
export function entryPlugin({ id: entry, sources, packages = new Map(), code = '' }: EntryOptions): {
  readonly plugin: Plugin;
  /** Filled in by the build. */
  readonly names: ExportedNames;
} {
  const names = new Map<string, ReadonlyMap<string, string>>();
  const plugin: Plugin = {
    name: 'shop:entry',
    enforce: 'pre',
    resolveId: (id) => (id === entry ? id : null),
    async load(id) {
      if (id !== entry) return null;
      const lines = [code];
      const add = (file: string, exported: readonly string[]) => {
        const known = new Map(exported.map((name, index) => [name, `${name}$${names.size}_${index}`]));
        names.set(file, known);
        const list = [...known].map(([name, alias]) => `${name} as ${alias}`).join(', ');
        lines.push(`export { ${list} } from ${JSON.stringify(file)};`);
      };
      for (const file of sources) {
        const { exports } = await this.load({ id: file });
        add(file, exports);
      }
      for (const [file, exported] of packages) add(file, exported);
      return lines.join('\n');
    },
  };
  return { plugin, names };
}
