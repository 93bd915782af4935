import type { Area } from '@shop/shared/contracts';
import { join, posix } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readModuleGraph } from './module-graph.ts';
import { pageModules } from './page-modules.ts';

/** Sources that the pages of an area import, by path pattern, relative to the area's folder. */
export interface PageSources {
  readonly all: ReadonlyMap<string, string[]>;
  /** Without loaders: what a page needs whose data is there. */
  readonly views: ReadonlyMap<string, string[]>;
}

/** Reads off a built server output what each page imports. */
export async function readPageSources(serverDir: string): Promise<PageSources> {
  const graph = readModuleGraph(serverDir);
  const { area } = (await import(pathToFileURL(join(serverDir, 'entry.js')).href)) as { area: Area };
  const sources = (modules: ReadonlyMap<string, string[]>) =>
    new Map(
      [...modules].map(([pattern, files]) => [
        pattern,
        files.flatMap((file) => graph.sourceOf(posix.normalize(file)) ?? []),
      ]),
    );
  return {
    all: sources(pageModules(area)),
    views: sources(pageModules(area, (part) => part !== 'loader')),
  };
}
