import { rmSync } from 'node:fs';
import { join, posix } from 'node:path';
import { buildServer } from '../build-area.ts';
import { importOutput } from '../import-output.ts';
import { readModuleGraph } from '../module-graph.ts';
import { pageModules } from '../page-modules.ts';

/** Absolute source files that a page imports for visitors. */
export interface PageSources {
  /** What shows it. */
  readonly views: readonly string[];
  /** What loads its data. */
  readonly loaders: readonly string[];
}

/** The sources of each page of an area, by path pattern. */
export async function pageSources(
  remote: string,
  root: string,
  outDir: string,
): Promise<ReadonlyMap<string, PageSources>> {
  const draft = join(outDir, '.pages');
  try {
    await buildServer({ name: remote, root, outDir: draft, version: 'pages' });
    const server = join(draft, 'server');
    const area = await importOutput(server);
    const graph = readModuleGraph(server);
    const sourcesOf = (files: string[]) =>
      files
        .flatMap((file) => graph.sourceOf(posix.normalize(file)) ?? [])
        .map((source) => join(root, source));
    const loaders = pageModules(area, (part) => part === 'loader');
    const views = pageModules(area, (part) => part !== 'loader' && part !== 'forCustomers');
    return new Map(
      [...views].map(([pattern, files]) => [
        pattern,
        { views: sourcesOf(files), loaders: sourcesOf(loaders.get(pattern) ?? []) },
      ]),
    );
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}
