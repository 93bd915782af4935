import { createPathMatcher, type PathParams } from '@shop/shared/contracts';
import type { AreaRelease, EdgeConfig } from '../config.ts';

/** The area and pattern that answer a path, with path and query parameters together. */
export interface PageOfArea {
  readonly name: string;
  readonly area: AreaRelease;
  readonly pattern: string;
  readonly parameters: PathParams;
}

/** Undefined for a path that no area answers. */
export function pageOf({ areas }: EdgeConfig, url: URL): PageOfArea | undefined {
  const matchPath = matchers.get(areas) ?? matcherOf(areas);
  matchers.set(areas, matchPath);
  const match = matchPath(url.pathname);
  if (!match) return undefined;
  const { name, area, path } = match.route;
  return { name, area, pattern: path, parameters: { ...queryOf(url), ...match.params } };
}

const matchers = new WeakMap<EdgeConfig['areas'], ReturnType<typeof matcherOf>>();

function matcherOf(areas: EdgeConfig['areas']) {
  return createPathMatcher(
    [...areas].flatMap(([name, area]) => area.routes.map((path) => ({ path, name, area }))),
  );
}

/** Query parameters as pages read them: the first of several, without blanks around it. */
function queryOf({ searchParams }: URL): PathParams {
  const names = new Set(searchParams.keys());
  return Object.fromEntries([...names].map((name) => [name, searchParams.get(name)?.trim() ?? '']));
}
