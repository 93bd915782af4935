/** Parameters of a matched path, decoded; what a `*` stands for is named `*`. */
export type PathParams = Readonly<Record<string, string>>;

export interface RoutePath {
  /** React Router's syntax without optional segments, e.g. `/products/:slug`, `/guides/*`. */
  readonly path: string;
  /** Whether it is the index route of its parent's path. */
  readonly isIndex?: boolean;
}

export interface PathMatch<Route> {
  readonly route: Route;
  readonly params: PathParams;
}

/**
 * Finds the route of a pathname as React Router's `matchRoutes` does, for code that must agree with it without loading it:
 * the most specific path wins, the first of equals; case and slashes at the end do not count. Each segment is
 * percent-decoded once; a pathname that cannot be decoded is matched as it stands.
 */
export function createPathMatcher<Route extends RoutePath>(
  routes: readonly Route[],
): (pathname: string) => PathMatch<Route> | undefined {
  const ranked = routes
    .map((route) => {
      const path = `/${route.path}`.replaceAll(/\/{2,}/g, '/');
      return { route, score: scoreOf(path, route.isIndex), ...compilePath(path) };
    })
    .sort((one, other) => other.score - one.score);
  return (pathname) => {
    const decoded = decodePath(pathname);
    for (const { route, expression, names } of ranked) {
      const found = expression.exec(decoded);
      if (!found) continue;
      const params = names.map((name, index) => [name, (found[index + 1] ?? '').replaceAll('%2F', '/')]);
      return { route, params: Object.fromEntries(params) as PathParams };
    }
    return undefined;
  };
}

function compilePath(path: string): { readonly expression: RegExp; readonly names: readonly string[] } {
  const names: string[] = [];
  const source = path
    .replace(/\/*\*?$/, '')
    .replace(/[\\.*+^${}|()[\]]/g, '\\$&')
    .replace(/\/:([\w-]+)/g, (_, name: string) => {
      names.push(name);
      return '/([^/]+)';
    });
  const hasRest = path.endsWith('*');
  if (hasRest) names.push('*');
  const rest = hasRest ? '(?:/(.+)|/*)' : '/*';
  return { expression: new RegExp(`^${source}${rest}$`, 'i'), names };
}

/** React Router's ranking: 10 for a fixed segment, 3 for a parameter, 1 for an empty one, and 1 for each. */
function scoreOf(path: string, isIndex = false): number {
  const worth = (segment: string) =>
    segment === '*' ? 0 : /^:[\w-]+$/.test(segment) ? 3 : segment === '' ? 1 : 10;
  const segments = path.split('/');
  const sum = segments.reduce((score, segment) => score + 1 + worth(segment), 0);
  return sum - (segments.includes('*') ? 2 : 0) + (isIndex ? 2 : 0);
}

/** A slash within a segment stays encoded until the segments have been told apart. */
function decodePath(pathname: string): string {
  try {
    return pathname
      .split('/')
      .map((segment) => decodeURIComponent(segment).replaceAll('/', '%2F'))
      .join('/');
  } catch {
    return pathname;
  }
}
