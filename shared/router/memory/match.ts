import type { Params, RouteObject } from 'react-router-dom';

/** A route on the way to the page shown, outermost first. */
export interface RouteMatch {
  readonly id: string;
  readonly route: RouteObject;
  /** The whole pattern down to this route, e.g. `/products/:slug`. */
  readonly pattern: string;
  /** The pattern with this match's parameters filled in. */
  readonly pathname: string;
  readonly params: Params;
}

export interface Branch {
  readonly routes: readonly { readonly id: string; readonly route: RouteObject; readonly pattern: string }[];
  readonly expression: RegExp;
  readonly names: readonly string[];
  readonly score: number;
}

/** All ways through a route table that a path can take, most specific first. */
export function branchesOf(routes: readonly RouteObject[], parents: Branch['routes'] = []): Branch[] {
  const branches = routes.flatMap((route, index) => {
    const parent = parents.at(-1);
    const id = route.id ?? (parent ? `${parent.id}-${index}` : String(index));
    const chain = [...parents, { id, route, pattern: join(parent?.pattern ?? '/', route.path) }];
    const below = branchesOf(route.children ?? [], chain);
    return route.path !== undefined || route.index
      ? [...below, branchOf(chain, route.index === true)]
      : below;
  });
  return parents.length > 0 ? branches : branches.sort((one, other) => other.score - one.score);
}

/** The routes that show a pathname, or null when none does. */
export function matchPath(branches: readonly Branch[], pathname: string): RouteMatch[] | null {
  const decoded = decode(pathname);
  for (const { expression, names, routes } of branches) {
    const found = expression.exec(decoded);
    if (!found) continue;
    const params = Object.fromEntries(
      names.map((name, index) => [name, (found[index + 1] ?? '').replaceAll('%2F', '/')]),
    );
    return routes.map((part) => ({ ...part, params, pathname: fill(part.pattern, params) }));
  }
  return null;
}

function branchOf(routes: Branch['routes'], index: boolean): Branch {
  const pattern = routes.at(-1)?.pattern ?? '/';
  const names: string[] = [];
  const source = pattern
    .replace(/\/+$/, '')
    .replace(/[\\.+^${}|()[\]]/g, '\\$&')
    .replace(/\/\*$|\/:([\w-]+)/g, (_, name: string | undefined) => {
      names.push(name ?? '*');
      return name === undefined ? '(?:/(.*))?' : '/([^/]+)';
    });
  return { routes, names, expression: new RegExp(`^${source}/*$`, 'i'), score: scoreOf(pattern, index) };
}

function scoreOf(pattern: string, index: boolean): number {
  const worth = (segment: string) =>
    segment === '*' ? -1 : segment.startsWith(':') ? 4 : segment === '' ? 2 : 11;
  return pattern.split('/').reduce((sum, segment) => sum + worth(segment), index ? 2 : 0);
}

function join(parent: string, path = ''): string {
  if (path.startsWith('/')) return path;
  return `${parent}/${path}`.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1');
}

function fill(pattern: string, params: Params): string {
  return pattern.replace(/:([\w-]+)|\*$/g, (_, name: string | undefined) => params[name ?? '*'] ?? '');
}

function decode(pathname: string): string {
  try {
    return pathname
      .split('/')
      .map((segment) => decodeURIComponent(segment).replaceAll('/', '%2F'))
      .join('/');
  } catch {
    return pathname;
  }
}
