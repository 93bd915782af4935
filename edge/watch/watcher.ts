import type { FieldError, FieldReport, RenderedPage } from '@shop/shared/contracts';

/** How one request goes; filled in on its way through the edge. Nothing in it is the visitor's. */
export interface Visit {
  /** Random. The provider gets it as `X-Request-Id`, the browser in `Server-Timing`. */
  readonly id: string;
  readonly method: string;
  /** Pattern of the page, else of the route: never the address itself. */
  page: string;
  /** `default`, or the app whose canary was served. */
  arm: string;
  /** Whether the document was cached; absent where nothing is rendered. */
  cache?: CacheOutcome;
  /** Milliseconds of the rendering that the visitor waited for. */
  renderMs?: number;
}

export type CacheOutcome = 'hit' | 'stale' | 'miss';

/** What the calls of a page carry to the provider; plain data, since pages are rendered elsewhere. */
export interface Trace {
  /** Id of the request that the page is rendered for. */
  readonly id: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** How a call of the provider ended: with an HTTP status, or because of what. */
export type CallOutcome =
  | `${number}`
  /** No answer. */
  | 'failed'
  /** The page that made it did not wait any longer. */
  | 'aborted'
  /** The answer was larger than its limits. */
  | 'too-large'
  /** It had to wait too long for its turn, and was not sent. */
  | 'crowded';

/** A call of the provider that has ended. */
export interface ProviderCall {
  /** Name of the endpoint, `products.list`; `other` for an address of none. */
  readonly endpoint: string;
  readonly outcome: CallOutcome;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  /** Milliseconds from its start to the end of the answer, without the wait for its turn. */
  readonly durationMs: number;
  /** Id of the request whose page made it first: pages that are rendered at the same time share calls. */
  readonly requestId?: string | undefined;
}

/** What a page in a browser says of itself; every word is of the shop, or `other`. */
export interface WatchedFieldReport {
  /** `default`, or the app whose canary the page is of. */
  readonly arm: string;
  readonly set: string;
  /** Pattern of the document; `unknown` for a path that no area has. */
  readonly page: string;
  /** In the first report of a page alone. */
  readonly vitals: FieldReport['vitals'];
  readonly errors: readonly (Omit<FieldError, 'kind'> & { readonly kind: string })[];
}

/** A page that is rendered, for its document or for what other sites show of it. */
export interface WatchedRendering {
  readonly page: string;
  readonly kind: 'page' | 'preview' | 'fragment' | 'oembed';
}

/** Told of all that an edge does: for metrics, log and spans. */
export interface Watcher {
  /** Called with every request. Resolves when `answer` has, which gives the status. */
  request(visit: Visit, answer: () => Promise<number>): Promise<void>;
  /** Called with every rendering; `render` gets what the calls of the page carry. */
  rendering<Page extends RenderedPage>(
    visit: Visit,
    rendering: WatchedRendering,
    render: (trace: Trace) => Promise<Page>,
  ): Promise<Page>;
  providerCall(call: ProviderCall): void;
  fieldReport(report: WatchedFieldReport): void;
  /** Something went wrong. `message` is the same for all visitors. */
  report(level: 'warn' | 'error', message: string, error: unknown, visit?: Visit): void;
}

export function startVisit(method: string): Visit {
  return { id: crypto.randomUUID(), method, page: 'other', arm: 'default' };
}

/** Writes what goes wrong to the console, and watches nothing else. */
export const consoleWatcher: Watcher = {
  async request(_, answer) {
    await answer();
  },
  rendering: ({ id }, _, render) => render({ id, headers: { 'X-Request-Id': id } }),
  providerCall() {},
  fieldReport() {},
  report(level, message, error) {
    if (level === 'warn') console.warn(message, String(error));
    else console.error(message, error);
  },
};
