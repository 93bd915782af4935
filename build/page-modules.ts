import type { Area, PageHandle, Platform } from '@shop/shared/contracts';
import { posix } from 'node:path';
import type { RouteObject } from 'react-router-dom';
import { importOutput } from './import-output.ts';
import { readModuleGraph } from './module-graph.ts';

/** Sources that the pages of an area import, by path pattern, relative to the area's folder. */
export interface PageSources {
  readonly all: ReadonlyMap<string, string[]>;
  /** Without loaders: what a page needs whose data is there. */
  readonly views: ReadonlyMap<string, string[]>;
}

/** Reads off a built server output what each page imports. */
export async function readPageSources(serverDir: string): Promise<PageSources> {
  const graph = readModuleGraph(serverDir);
  const area = await importOutput(serverDir);
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

const importLiteral = /import\(\s*[`'"]([^`'"]+)[`'"]\s*\)/g;

/**
 * The chunks that each page of an area imports, by path pattern: the `import()` literals of its routes' lazy parts
 * (`loader`, `Component`, …) and of `forCustomers` in their handles, relative to the built
 * entry. Areas keep those literal for this reason.
 */
export function pageModules(
  area: Area,
  isIncluded: (part: string) => boolean = () => true,
): Map<string, string[]> {
  const pages = new Map<string, string[]>();
  const walk = (routes: readonly RouteObject[], parentPath: string, inherited: readonly string[]) => {
    for (const route of routes) {
      const path = joinPaths(parentPath, route.path);
      const modules = [...inherited, ...lazyImports(route, isIncluded)];
      if (route.children) walk(route.children, path, modules);
      else pages.set(path, [...new Set(modules)]);
    }
  };
  walk(area.routes(platformStub), '/', []);
  return pages;
}

function lazyImports({ lazy, handle }: RouteObject, isIncluded: (part: string) => boolean): string[] {
  const { forCustomers } = (handle ?? {}) as PageHandle;
  const parts = { ...(typeof lazy === 'function' ? { lazy } : lazy), ...(forCustomers && { forCustomers }) };
  const texts = Object.entries(parts).flatMap(([name, part]) => (isIncluded(name) ? String(part) : []));
  return texts.flatMap((text) => [...text.matchAll(importLiteral)].map((match) => match[1] ?? ''));
}

function joinPaths(parent: string, path: string | undefined): string {
  if (!path) return parent;
  return path.startsWith('/') ? path : posix.join(parent, path);
}

// `routes()` only keeps the platform for later, so a build needs next to nothing of it.
const platformStub = { site: { title: '' }, fragment: () => () => null } as unknown as Platform;
