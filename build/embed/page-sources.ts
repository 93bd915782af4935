import { rmSync } from 'node:fs';
import { join, posix } from 'node:path';
import { buildServer } from '../build-area.ts';
import { importOutput } from '../import-output.ts';
import { readModuleGraph } from '../module-graph.ts';
import { pageModules } from '../page-modules.ts';

/** Absolute source files that each page of an area imports for visitors, by path pattern. */
export async function pageSources(
  remote: string,
  root: string,
  outDir: string,
): Promise<Map<string, string[]>> {
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
    return new Map(
      [...pageModules(area, (part) => part !== 'forCustomers')].map(([pattern, files]) => [
        pattern,
        sourcesOf(files),
      ]),
    );
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}
