import type { AreaRelease, EdgeConfig } from '../config.ts';
import { matchPath, type PathParameters } from '../path-match.ts';

/** The area and pattern that answer a path, with path and query parameters together. */
export interface PageOfArea {
  readonly name: string;
  readonly area: AreaRelease;
  readonly pattern: string;
  readonly parameters: PathParameters;
}

/** Undefined for a path that no area answers. */
export function pageOf({ areas }: EdgeConfig, url: URL): PageOfArea | undefined {
  const patterns = [...areas.values()].flatMap(({ routes }) => routes);
  const match = matchPath(patterns, url.pathname);
  const found = match && [...areas].find(([, { routes }]) => routes.includes(match.pattern));
  if (!found) return undefined;
  const [name, area] = found;
  return { name, area, pattern: match.pattern, parameters: { ...queryOf(url), ...match.parameters } };
}

/** Query parameters as pages read them: the first of several, without blanks around it. */
function queryOf({ searchParams }: URL): PathParameters {
  const names = new Set(searchParams.keys());
  return Object.fromEntries([...names].map((name) => [name, searchParams.get(name)?.trim() ?? '']));
}
