import type { Location, RouteObject, To } from 'react-router-dom';
import { createPath, isExternal, MemoryHistory, onlyHashChanged, resolvePath } from './history.ts';
import { LazyRoutes, loadMatches, type Loaded } from './load.ts';
import { createRouteMatcher, type MatchRoutes, type RouteMatch } from './match.ts';
import { notFound } from './responses.ts';
import { idle, isLoaded, reusableData, type RouterState } from './router-state.ts';

export interface MemoryRouterOptions {
  readonly routes: readonly RouteObject[];
  readonly initialPath: string;
  /** Data of the first page by route id, whose loaders then do not run. */
  readonly initialData?: Readonly<Record<string, unknown>> | undefined;
  /** The full href of a storefront path. */
  href(path: string): string;
  /** Runs before a page's code and data are loaded; gets its whole pattern, e.g. `/products/:slug`. */
  onLoad?(pattern: string): void;
  /** Runs after the location has changed. */
  onNavigate?(location: Location, entry: HistoryStep): void;
  /** Runs when a link to a storefront page is clicked, whether the router or the browser follows it. False prevents that. */
  onFollow?(path: string, href: string): boolean;
  /** May show a path outside the routes in another widget of the page; returns whether it does. */
  openElsewhere?(path: string): boolean;
  /** Opens a path outside the routes that code has navigated to. */
  leave?(path: string, href: string): void;
}

export interface NavigateOptions {
  readonly replace?: boolean | undefined;
  readonly state?: unknown;
}

/** State of a navigation that may leave the page: the path to open at the storefront then, which knows nothing of this page. */
export interface LeavingState {
  readonly atStorefront: string;
  onLeave?(): void;
}

/** What a navigation does to the history; `stay` also when it moves back or forward in it. */
export type HistoryStep = 'push' | 'replace' | 'stay';

interface Transition {
  readonly location: Location;
  readonly entry: HistoryStep;
  /** Reloads all data but what is given. */
  readonly fresh?: boolean;
  readonly given?: Readonly<Record<string, unknown>> | undefined;
}

/**
 * A data router in memory, as far as areas use one: the page's address and history are left alone.
 * One navigation at a time: a newer one aborts the loaders of the older one, whose result is dropped.
 */
export class MemoryRouter {
  readonly #options: MemoryRouterOptions;
  readonly #match: MatchRoutes;
  readonly #history: MemoryHistory;
  readonly #lazyRoutes = new LazyRoutes();
  readonly #listeners = new Set<() => void>();
  #controller = new AbortController();
  #pending: Transition | null = null;
  #state: RouterState;

  constructor(options: MemoryRouterOptions) {
    this.#options = options;
    this.#match = createRouteMatcher(options.routes);
    this.#history = new MemoryHistory(resolvePath(options.initialPath, '/'));
    const { location } = this.#history;
    this.#state = { location, matches: [], data: {}, failure: null, navigation: idle, revalidation: 'idle' };
  }

  get state(): RouterState {
    return this.#state;
  }

  /** Loads the first page. Never rejects: what fails is in the state. */
  start(): Promise<void> {
    const { location } = this.#history;
    return this.#run({ location, entry: 'stay', fresh: true, given: this.#options.initialData });
  }

  /** Resolves when the page shows or a newer navigation has superseded this one. Never rejects. */
  navigate(to: To | number, { replace, state = null }: NavigateOptions = {}): Promise<void> {
    if (typeof to === 'number') return this.#run({ location: this.#history.go(to), entry: 'stay' });
    const path = this.resolve(to);
    if (!this.matches(path)) {
      // The first page still loads behind what another widget shows.
      return !isLoaded(this.#state) && this.openElsewhere(path)
        ? Promise.resolve()
        : this.#leave(path, state);
    }
    const location = this.#history.create(resolvePath(path, '/'), state);
    // A location from before the first page was never seen.
    return this.#run({ location, entry: replace || !isLoaded(this.#state) ? 'replace' : 'push' });
  }

  /** Reloads the data of the page, also when it shows an error. Never rejects. */
  revalidate(): Promise<void> {
    this.#set({ revalidation: 'loading' });
    const current: Transition = { location: this.#state.location, entry: 'stay' };
    return this.#run({ ...(this.#pending ?? current), fresh: true });
  }

  /** The whole path, or the address of another site, that a `to` names. */
  resolve(to: To): string {
    return isExternal(to) ? to : createPath(resolvePath(to, this.#state.location.pathname));
  }

  /** Whether one of the routes matches a path. */
  matches(path: string): boolean {
    return !isExternal(path) && this.#match(resolvePath(path, '/').pathname) !== undefined;
  }

  get canGoBack(): boolean {
    return this.#history.canGoBack;
  }

  /** Shows a path in another widget of the page, if that is possible; returns whether it does. */
  openElsewhere(path: string): boolean {
    return !isExternal(path) && this.#options.openElsewhere?.(path) === true;
  }

  href(path: string): string {
    return isExternal(path) ? path : this.#options.href(path);
  }

  /** Whether a clicked link may be followed. */
  mayFollow(path: string): boolean {
    return isExternal(path) || this.#options.onFollow?.(path, this.href(path)) !== false;
  }

  /** Renders again, after hrefs have changed. */
  refresh(): void {
    this.#set({});
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Aborts the pending navigation; the state does not change any more. */
  dispose(): void {
    this.#listeners.clear();
    this.#controller.abort();
  }

  async #run(transition: Transition): Promise<void> {
    const { location, fresh } = transition;
    const controller = this.#supersede();
    if (!fresh && isLoaded(this.#state) && onlyHashChanged(this.#state.location, location)) {
      return this.#finish(transition, {});
    }
    if (location !== this.#state.location) {
      this.#pending = transition;
      this.#set({ navigation: { state: 'loading', location } });
    }
    const found = this.#match(location.pathname);
    if (!found) return this.#finish(transition, notFoundState(location));
    const { redirect, ...loaded } = await this.#load(found, transition, controller.signal);
    if (controller.signal.aborted) return;
    return redirect === undefined ? this.#finish(transition, loaded) : this.#redirect(redirect, transition);
  }

  #load(found: readonly RouteMatch[], transition: Transition, signal: AbortSignal): Promise<Loaded> {
    const { location, fresh, given = {} } = transition;
    this.#options.onLoad?.(found.at(-1)?.pattern ?? '/');
    const url = new URL(createPath({ ...location, hash: '' }), 'http://localhost');
    const reused = fresh ? given : reusableData(this.#state, found, location);
    return loadMatches(found, new Request(url, { signal }), reused, this.#lazyRoutes);
  }

  #finish({ location, entry }: Transition, shown: Partial<RouterState>): void {
    const moved = location !== this.#state.location;
    if (entry === 'push') this.#history.push(location);
    if (entry === 'replace') this.#history.replace(location);
    this.#pending = null;
    this.#set({ ...shown, location, navigation: idle, revalidation: 'idle' });
    if (moved) this.#options.onNavigate?.(location, entry);
  }

  #redirect(target: string, { location, entry }: Transition): Promise<void> {
    const path = isExternal(target) ? target : createPath(resolvePath(target, location.pathname));
    if (!this.matches(path)) return this.#leave(path);
    const first = isLoaded(this.#state) ? 'push' : 'replace';
    const next = this.#history.create(resolvePath(path, '/'), null);
    return this.#run({ location: next, entry: entry === 'stay' ? first : entry });
  }

  #leave(path: string, state?: unknown): Promise<void> {
    this.#supersede();
    this.#pending = null;
    this.#set({ navigation: idle, revalidation: 'idle' });
    if (!this.openElsewhere(path)) {
      const { atStorefront = path, onLeave } = (state ?? {}) as Partial<LeavingState>;
      onLeave?.();
      this.#options.leave?.(atStorefront, this.href(atStorefront));
    }
    return Promise.resolve();
  }

  #supersede(): AbortController {
    this.#controller.abort();
    return (this.#controller = new AbortController());
  }

  #set(changes: Partial<RouterState>): void {
    this.#state = { ...this.#state, ...changes };
    for (const listener of this.#listeners) listener();
  }
}

/** Whether one of the routes matches a path. */
export function matchesPath(routes: readonly RouteObject[], path: string): boolean {
  return !isExternal(path) && createRouteMatcher(routes)(resolvePath(path, '/').pathname) !== undefined;
}

function notFoundState({ pathname }: Location): Pick<RouterState, 'matches' | 'data' | 'failure'> {
  return { matches: [], data: {}, failure: { depth: -1, error: notFound(pathname) } };
}
