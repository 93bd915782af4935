import type { Location, Path, To } from 'react-router-dom';

/** Splits a path as it stands in an href; only the parts that are there. */
function parsePath(path: string): Partial<Path> {
  const [, pathname, search, hash] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(path) ?? [];
  return { ...(pathname && { pathname }), ...(search && { search }), ...(hash && { hash }) };
}

export function createPath({ pathname = '/', search = '', hash = '' }: Partial<Path>): string {
  return pathname + mark('?', search) + mark('#', hash);
}

/**
 * Where a `to` leads from a pathname: absolute paths as they are, `?…` and `#…` alone stay on the page,
 * anything else is taken relative to it (`.` is the page itself).
 */
export function resolvePath(to: To, from: string): Path {
  const { pathname, search = '', hash = '' } = typeof to === 'string' ? parsePath(to) : to;
  return { pathname: absolute(pathname, from), search: mark('?', search), hash: mark('#', hash) };
}

export function createLocation(path: Path, state: unknown, key: string): Location {
  return { ...path, state, key };
}

/** Whether the way from one to the other is a jump within the page. */
export function onlyHashChanged(from: Path, to: Path): boolean {
  if (from.pathname !== to.pathname || from.search !== to.search) return false;
  return to.hash !== '';
}

/** Whether a `to` names another site or scheme, so that no router answers it. */
export function isExternal(to: To): to is string {
  return typeof to === 'string' && /^([a-z][a-z\d+.-]*:|\/\/|\\)/i.test(to);
}

function absolute(pathname: string | undefined, from: string): string {
  if (pathname === undefined || pathname === '') return from;
  const clean = pathname.replace(/[\\/]{2,}/g, '/');
  if (clean.startsWith('/')) return clean;
  return new URL(`${from.replace(/\/*$/, '/')}${clean}`, 'http://localhost').pathname.replace(
    /(.)\/+$/,
    '$1',
  );
}

function mark(sign: string, text: string): string {
  if (text === '' || text === sign) return '';
  return text.startsWith(sign) ? text : sign + text;
}
