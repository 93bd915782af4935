import type { BootRecord, RenderedPage } from '@shop/shared/contracts';
import type { EdgeConfig, HostRelease } from '../releases/edge-config.ts';
import { bootRecord } from '../html/boot.ts';
import type { Trace } from '../watch/watcher.ts';
import { createProviderCalls, type ProviderCalls, type ProviderCallsOptions } from './provider-calls.ts';
import { Crowded, limitBehind, providerLimits, type ProviderLimits } from './provider-limits.ts';
import { serverOutputs, type LoadOutput, type ServerOutputs, type ShellOutput } from './server-outputs.ts';

/** What a renderer of one set of releases needs to know; plain data, so that it can be sent to it. */
export interface RendererSetup {
  readonly host: {
    readonly version: string;
    readonly server: string;
    /** Contract versions that it serves. */
    readonly contracts: readonly string[];
    /** Modules that server outputs import, by specifier. */
    readonly shared?: HostRelease['shared'];
  };
  /** By area name. */
  readonly areas: Readonly<Record<string, { readonly version: string; readonly routes: readonly string[] }>>;
  readonly boot: BootRecord;
  /** Milliseconds that a page may take. */
  readonly budget: number;
  /** Milliseconds to wait for deferred data. */
  readonly deferredTimeout: number;
  readonly limits: ProviderLimits;
}

export interface RenderRequest {
  /** Absolute address of the page. */
  readonly address: string;
  /** Name of the area that has the path; absent for an unknown path. */
  readonly area?: string | undefined;
  /** The whole page, unless only the part that a widget shows is wanted, or the list of the area's pages. */
  readonly part?: ShellOutput;
  /** Milliseconds that this page may take, in place of the setup's. */
  readonly budget?: number;
  /** What the page's calls carry; nothing of the visitor's. */
  readonly trace?: Trace | undefined;
}

/** Renders the page of an address for a visitor without login. Rejects when that fails or takes too long. */
export type Renderer = (request: RenderRequest) => Promise<RenderedPage>;

/** Undefined when rendering is off or the shell has no server output. */
export function rendererSetup(config: EdgeConfig): RendererSetup | undefined {
  const { rendering, host, areas } = config;
  if (!rendering || !host.server) return undefined;
  const { budget, deferredTimeout, limits = providerLimits } = rendering;
  return {
    host: { version: host.version, server: host.server, contracts: host.contracts, shared: host.shared },
    areas: Object.fromEntries([...areas].map(([name, { version, routes }]) => [name, { version, routes }])),
    boot: bootRecord(config),
    budget,
    deferredTimeout,
    limits,
  };
}

interface RendererOptions extends Pick<ProviderCallsOptions, 'current'> {
  /** The releases' modules; see `serverOutputs`. */
  readonly outputs?: ServerOutputs;
  /** What all pages call the provider by. */
  readonly calls?: ProviderCalls;
}

/** Renders where it is called. */
export function createRenderer(
  setup: RendererSetup,
  load: LoadOutput,
  options: RendererOptions = {},
): Renderer {
  const { outputs = serverOutputs(setup, load), current } = options;
  const { boot, limits, deferredTimeout } = setup;
  const calls = options.calls ?? createProviderCalls({ provider: boot.provider, limits, current });

  const renderPage = async (
    { address, area: name, part = 'renderPage' }: RenderRequest,
    signal: AbortSignal,
  ): Promise<RenderedPage> => {
    const [render, area] = await Promise.all([
      outputs.shell(part),
      name === undefined ? undefined : outputs.area(name),
    ]);
    return render({
      // A new request: it carries nothing of the visitor's.
      request: new Request(address, { signal }),
      boot,
      area: name !== undefined && area ? { name, area } : undefined,
      // One function for all pages: those that are rendered at the same time share their calls by it.
      fetch: calls.fetch,
      deferredTimeout,
    });
  };

  return async (request) => {
    const { trace, budget = setup.budget } = request;
    const start = performance.now();
    const render = () => withBudget(budget, (signal) => renderPage(request, signal));
    try {
      return await (trace && current ? current.run(trace, render) : render());
    } catch (error) {
      const isLate = error instanceof BudgetExceeded && calls.queue.lastWaitedAt >= start;
      throw isLate
        ? new Crowded(`${error.message}: too many calls are under way`)
        : (limitBehind(error) ?? error);
    }
  };
}

/** The page was not rendered in time. */
class BudgetExceeded extends Error {
  override readonly name = 'BudgetExceeded';
}

/** Runs the work with a signal that is aborted when the time is up; then rejects, even if the work ignores the signal. */
export async function withBudget<Result>(
  milliseconds: number,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const ending = new AbortController();
  const { promise: ended, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    const reason = new BudgetExceeded(`not rendered within ${milliseconds} ms`);
    reject(reason);
    ending.abort(reason);
  }, milliseconds);
  try {
    return await Promise.race([work(ending.signal), ended]);
  } finally {
    clearTimeout(timer);
  }
}
