import type { Location, Path, To } from 'react-router-dom';

/** The visited locations of one widget; the page's own history is left alone. */
export class MemoryHistory {
  readonly #entries: Location[];
  #index = 0;
  #count = 0;

  constructor(path: Path) {
    this.#entries = [this.create(path, null)];
  }

  get location(): Location {
    const location = this.#entries[this.#index];
    if (!location) throw new RangeError('history points outside its entries');
    return location;
  }

  /** Whether there is an entry before the present one. */
  get canGoBack(): boolean {
    return this.#index > 0;
  }

  create(path: Path, state: unknown): Location {
    return { ...path, state, key: `memory-${this.#count++}` };
  }

  push(location: Location): void {
    this.#entries.splice(++this.#index, Infinity, location);
  }

  replace(location: Location): void {
    this.#entries[this.#index] = location;
  }

  /** Moves by a number of entries, as far as there are any. */
  go(delta: number): Location {
    this.#index = Math.min(Math.max(this.#index + delta, 0), this.#entries.length - 1);
    return this.location;
  }
}

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
