import type { ComponentType } from 'react';
import type { LoaderFunction, RouteObject } from 'react-router-dom';

interface RouteParts {
  readonly Component?: ComponentType | null;
  readonly ErrorBoundary?: ComponentType | null;
  readonly loader?: LoaderFunction | boolean | null;
}

type Bring<Name extends keyof RouteParts> = () => Promise<RouteParts[Name]>;

/**
 * Brings the parts of routes: a route's own, or those its `lazy` loads, all by one function or each by its own.
 * Remembers what arrived; a part that failed is asked for again the next time.
 */
export class LazyParts {
  readonly #arriving = new Map<unknown, Promise<unknown>>();

  async get<Name extends keyof RouteParts>(route: RouteObject, name: Name): Promise<RouteParts[Name]> {
    const own: RouteParts = route;
    const { lazy } = route;
    if (own[name] !== undefined || lazy === undefined) return own[name];
    if (typeof lazy === 'function') {
      const all: RouteParts = await this.#once(lazy);
      return all[name];
    }
    const granular: { readonly [Part in keyof RouteParts]?: Bring<Part> } = lazy;
    const bring: Bring<Name> | undefined = granular[name];
    return bring && this.#once(bring);
  }

  #once<Value>(bring: () => Promise<Value>): Promise<Value> {
    // Keyed by the function that brings it, so the value is of that function's type.
    const earlier = this.#arriving.get(bring) as Promise<Value> | undefined;
    if (earlier) return earlier;
    const part = bring();
    this.#arriving.set(bring, part);
    part.catch(() => this.#arriving.delete(bring));
    return part;
  }
}
