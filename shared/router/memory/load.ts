import type { ComponentType, ReactNode } from 'react';
import type { LoaderFunction, RouteObject } from 'react-router-dom';
import type { RouteMatch } from './match.ts';
import { errorResponse, redirectTarget, responseData } from './responses.ts';

export interface RouteView {
  readonly Component: ComponentType | null | undefined;
  readonly element: ReactNode;
  readonly ErrorBoundary: ComponentType | null | undefined;
  readonly errorElement: ReactNode;
}

/** A match with what is needed to show it. */
export interface LoadedMatch extends RouteMatch {
  readonly view: RouteView;
}

/** `depth`: the index of the match whose boundary shows the error, -1 when none has one. */
export interface Failure {
  readonly depth: number;
  readonly error: unknown;
}

export interface Loaded {
  readonly matches: readonly LoadedMatch[];
  /** Loaders' answers by route id. */
  readonly data: Readonly<Record<string, unknown>>;
  /** The outermost failure. */
  readonly failure: Failure | null;
  readonly redirect: string | undefined;
}

/**
 * Loads code and data of all matches in parallel.
 * @param known data by route id that is still valid
 */
export async function loadMatches(
  matches: readonly RouteMatch[],
  request: Request,
  known: Readonly<Record<string, unknown>>,
  lazyRoutes: LazyRoutes,
): Promise<Loaded> {
  const results = await Promise.all(matches.map((match) => loadMatch(match, request, known, lazyRoutes)));
  const failed = results.findIndex(({ failed }) => failed);
  return {
    matches: matches.map((match, index) => ({ ...match, view: results[index]?.view ?? noView })),
    data: Object.fromEntries(matches.map(({ id }, index) => [id, results[index]?.data])),
    failure: failed < 0 ? null : { depth: boundaryOf(results, failed), error: results[failed]?.error },
    redirect: results.findLast(({ redirect }) => redirect !== undefined)?.redirect,
  };
}

export function hasBoundary({ ErrorBoundary, errorElement }: RouteView): boolean {
  return ErrorBoundary != null || errorElement != null;
}

const noView: RouteView = { Component: null, element: null, ErrorBoundary: null, errorElement: null };

interface MatchResult {
  readonly view: RouteView;
  readonly data?: unknown;
  readonly redirect?: string;
  readonly failed?: boolean;
  readonly error?: unknown;
}

function boundaryOf(results: readonly MatchResult[], failed: number): number {
  return results.findLastIndex(({ view }, index) => index <= failed && hasBoundary(view));
}

async function loadMatch(
  { route, id, params, pattern }: RouteMatch,
  request: Request,
  known: Readonly<Record<string, unknown>>,
  lazyRoutes: LazyRoutes,
): Promise<MatchResult> {
  const load = async () => {
    if (id in known) return known[id];
    const loader = await lazyRoutes.get(route, 'loader');
    if (typeof loader !== 'function') return undefined;
    return loader({ request, params, pattern, url: new URL(request.url), context: undefined });
  };
  const [component, boundary, answer] = await Promise.allSettled([
    lazyRoutes.get(route, 'Component'),
    lazyRoutes.get(route, 'ErrorBoundary'),
    load(),
  ]);
  const { element, errorElement } = route;
  const view = { element, errorElement, Component: valueOf(component), ErrorBoundary: valueOf(boundary) };
  const redirect = redirectTarget(answer.status === 'fulfilled' ? answer.value : answer.reason);
  if (redirect !== undefined) return { view, redirect };
  for (const part of [component, boundary, answer]) {
    if (part.status === 'rejected') return { view, failed: true, error: await routeError(part.reason) };
  }
  const data = valueOf(answer);
  if (data instanceof Response) return { view, data: await responseData(data) };
  await markFulfilled(data);
  return { view, data };
}

/** Marks deferred data that has arrived by now the way React does, so that `use` returns it without a fallback first. */
async function markFulfilled(data: unknown): Promise<void> {
  const parts: unknown[] = Object.values(Object(data));
  for (const part of parts) {
    if (part instanceof Promise)
      part.then(
        (value: unknown) => Object.assign(part, { status: 'fulfilled', value }),
        () => {},
      );
  }
  await Promise.resolve();
}

function valueOf<Value>(result: PromiseSettledResult<Value>): Value | undefined {
  return result.status === 'fulfilled' ? result.value : undefined;
}

function routeError(error: unknown): unknown {
  return error instanceof Response ? errorResponse(error) : error;
}

interface RouteParts {
  readonly Component?: ComponentType | null;
  readonly ErrorBoundary?: ComponentType | null;
  readonly loader?: LoaderFunction | boolean | null;
}

type LoadPart<Name extends keyof RouteParts> = () => Promise<RouteParts[Name]>;

/**
 * Loads the lazy properties of routes, all by one function or each by its own. What has loaded is cached; what failed is
 * loaded again the next time.
 */
export class LazyRoutes {
  readonly #loading = new Map<unknown, Promise<unknown>>();

  async get<Name extends keyof RouteParts>(route: RouteObject, name: Name): Promise<RouteParts[Name]> {
    const own: RouteParts = route;
    const { lazy } = route;
    if (own[name] !== undefined || lazy === undefined) return own[name];
    if (typeof lazy === 'function') {
      const all: RouteParts = await this.#once(lazy);
      return all[name];
    }
    const granular: { readonly [Part in keyof RouteParts]?: LoadPart<Part> } = lazy;
    const load: LoadPart<Name> | undefined = granular[name];
    return load && this.#once(load);
  }

  #once<Value>(load: () => Promise<Value>): Promise<Value> {
    // Keyed by the function that loads it, so the value is of that function's type.
    const cached = this.#loading.get(load) as Promise<Value> | undefined;
    if (cached) return cached;
    const part = load();
    this.#loading.set(load, part);
    part.catch(() => this.#loading.delete(load));
    return part;
  }
}
