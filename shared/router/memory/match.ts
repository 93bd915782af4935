import { createPathMatcher, type PathParams } from '@shop/shared/contracts';
import type { RouteObject } from 'react-router-dom';

/** A route on the way to the page shown, outermost first. */
export interface RouteMatch {
  readonly id: string;
  readonly route: RouteObject;
  /** The whole pattern down to this route, e.g. `/products/:slug`. */
  readonly pattern: string;
  /** The pattern with this match's parameters filled in. */
  readonly pathname: string;
  readonly params: PathParams;
}

/** Finds the routes that show a pathname; undefined when there are none. */
export type MatchRoutes = (pathname: string) => RouteMatch[] | undefined;

export function createRouteMatcher(routes: readonly RouteObject[]): MatchRoutes {
  const matchPath = createPathMatcher(branchesOf(routes));
  return (pathname) => {
    const match = matchPath(pathname);
    return match?.route.routes.map((part) => ({
      ...part,
      params: match.params,
      pathname: fill(part.pattern, match.params),
    }));
  };
}

type RoutePart = Pick<RouteMatch, 'id' | 'route' | 'pattern'>;

interface Branch {
  readonly path: string;
  readonly isIndex: boolean;
  readonly routes: readonly RoutePart[];
}

/** All ways through a route table that a path can take, inner routes before outer ones. */
function branchesOf(routes: readonly RouteObject[], parents: readonly RoutePart[] = [], base = ''): Branch[] {
  const parent = parents.at(-1);
  return routes.flatMap((route, index) => {
    const { path: own = '' } = route;
    const path = own.startsWith('/') ? own : `${base}/${own}`;
    const id = route.id ?? (parent ? `${parent.id}-${index}` : String(index));
    const chain = [...parents, { id, route, pattern: withoutExtraSlashes(path) }];
    const branches = branchesOf(route.children ?? [], chain, path);
    const isIndex = route.index === true;
    if (route.path !== undefined || isIndex) branches.push({ path, isIndex, routes: chain });
    return branches;
  });
}

function withoutExtraSlashes(path: string): string {
  return path.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1');
}

function fill(pattern: string, params: PathParams): string {
  return pattern.replace(/:([\w-]+)|\*$/g, (_, name: string | undefined) => params[name ?? '*'] ?? '');
}
