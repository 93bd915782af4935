import { factsOf, keys, misfits, type PublishedRelease } from '@shop/delivery';
import { isPageUnavailable } from '@shop/shared/contracts';
import { reportPath } from '../canary/serve-reports.ts';
import type { ReleaseFiles } from '../node/release-files.ts';
import { rendererSetup, type Renderer, type RendererSetup, type RenderRequest } from '../render/renderer.ts';
import type { RendererProcess } from '../renderer/renderer-process.ts';
import type { EdgeConfig, EdgeSettings } from './edge-config.ts';
import type { RecentPages } from './recent-pages.ts';
import { loadSet, ReleaseUnusable, type Versions } from './load-set.ts';
import { serveSet, type ServedSet } from './shop.ts';

/** A set of releases whose files are here, whose code runs, and which renders what visitors ask for. */
export interface PreparedSet {
  readonly versions: Versions;
  readonly config: EdgeConfig;
  readonly renderer: RendererProcess | undefined;
  /** With pages that report how they fared, or without. */
  served(isCompared: boolean): ServedSet;
}

export interface SetPool {
  /**
   * Prepares a set, or returns it if that was done. Throws a `ReleaseUnusable` that names the app at fault.
   * @param current what is served now: a page that it does not render either is not held against the new set
   */
  prepare(versions: Versions, before: Before, current: PreparedSet | undefined): Promise<PreparedSet>;
  /** Ends the renderers of sets that have not been kept for ten minutes. */
  endUnused(kept: readonly PreparedSet[]): void;
  /** Ends all renderers. */
  end(): void;
}

/** Earlier versions by app, the newest first. */
export type Before = Readonly<Record<string, readonly string[]>>;

interface SetPoolOptions {
  readonly settings: EdgeSettings;
  readonly files: ReleaseFiles;
  startRenderer(setup: RendererSetup, directories: ReadonlyMap<string, string>): Promise<RendererProcess>;
  /** Pages that visitors asked for last: a new set has to render them. */
  readonly recentPages: RecentPages;
  readonly now?: () => number;
}

/** How long a renderer stays after its set is no longer served: a rollback finds it running. */
const unusedMs = 10 * 60_000;
const checkBudgetMs = 5000;

export function createSetPool({
  settings,
  files,
  startRenderer,
  recentPages,
  now = () => performance.now(),
}: SetPoolOptions): SetPool {
  const sets = new Map<string, PreparedSet & { lastKept: number }>();

  async function prepareNew(versions: Versions, before: Before, current: PreparedSet | undefined) {
    const config = await loadSet({ settings, releases: files, versions, before });
    const records = await recordsOf(files, versions);
    const [misfit] = misfits(records.map(factsOf));
    if (misfit) throw new ReleaseUnusable(misfit.apps.find((app) => app !== 'host') ?? 'host', misfit.reason);
    const setup = rendererSetup(config);
    const renderer = setup && (await startForSet(setup, records));
    try {
      if (renderer) await checkPages(renderer, config, versions, current);
    } catch (error) {
      renderer?.end();
      throw error;
    }
    return preparedSet(versions, config, renderer, renderer && recentPages.of(renderer.render));
  }

  async function startForSet(setup: RendererSetup, records: readonly PublishedRelease[]) {
    const directories = await Promise.all(
      records.map(async (record) => {
        const { app, version } = record;
        const directory = await unusableFor(app, () => files.materialize(record, keys.private(app, version)));
        return [`releases/${app}/${version}`, directory.replace(/\/$/, '')] as const;
      }),
    );
    try {
      return await startRenderer(setup, new Map(directories));
    } catch (error) {
      if (isRefusal(error)) throw new ReleaseUnusable(error.app, error.message, error);
      throw error;
    }
  }

  /**
   * Renders a page of every area, so that no visitor waits for loading and compiling, and what visitors asked for last;
   * a page that fails is compared with what is served now.
   */
  async function checkPages(
    renderer: RendererProcess,
    config: EdgeConfig,
    versions: Versions,
    current: PreparedSet | undefined,
  ): Promise<void> {
    await Promise.all(
      [...firstPages(config), ...recentPages.list()].map(async (page) => {
        const request = { ...page, budget: checkBudgetMs };
        const failure = await failureOf(renderer, request);
        if (failure === undefined || isPageUnavailable(failure)) return;
        if (!current?.renderer || (await failureOf(current.renderer, request)) !== undefined) return;
        const { pathname } = new URL(page.address);
        throw new ReleaseUnusable(
          appAtFault(page.area, versions, current.versions),
          `it does not render ${pathname}: ${failure.message}`,
        );
      }),
    );
  }

  return {
    async prepare(versions, before, current) {
      const key = setKey(versions);
      const set = sets.get(key) ?? { ...(await prepareNew(versions, before, current)), lastKept: now() };
      sets.set(key, set);
      return set;
    },
    endUnused(kept) {
      for (const [key, set] of sets) {
        if (kept.includes(set)) set.lastKept = now();
        if (now() - set.lastKept <= unusedMs) continue;
        set.renderer?.end();
        sets.delete(key);
      }
    },
    end() {
      for (const { renderer } of sets.values()) renderer?.end();
      sets.clear();
    },
  };
}

/** A set's name: it has no other. */
export function setKey(versions: Versions): string {
  return Object.entries(versions)
    .map(([app, version]) => `${app}@${version}`)
    .toSorted()
    .join(' ');
}

function preparedSet(
  versions: Versions,
  config: EdgeConfig,
  renderer: RendererProcess | undefined,
  render: Renderer | undefined,
): PreparedSet {
  const made = new Map<boolean, ServedSet>();
  return {
    versions,
    config,
    renderer,
    served(isCompared) {
      const canary = { beacon: reportPath, set: setKey(versions) };
      const served = made.get(isCompared) ?? serveSet(isCompared ? { ...config, canary } : config, render);
      made.set(isCompared, served);
      return served;
    },
  };
}

/** One page of every area that is rendered for visitors. */
function firstPages({ areas }: EdgeConfig): RenderRequest[] {
  return [...areas].flatMap(([area, { routes, early }]) => {
    const pattern = routes.find((route) => early[route] && !route.includes(':'));
    return pattern === undefined ? [] : [{ address: new URL(pattern, 'http://localhost').href, area }];
  });
}

async function recordsOf(files: ReleaseFiles, versions: Versions): Promise<PublishedRelease[]> {
  const records = Object.entries(versions).map(([app, version]) => files.record(app, version));
  return (await Promise.all(records)).filter((record) => record !== undefined);
}

async function unusableFor<Result>(app: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'ReleaseDamaged') throw error;
    throw new ReleaseUnusable(app, error.message, error);
  }
}

function isRefusal(error: unknown): error is Error & { readonly app: string } {
  return error instanceof Error && error.name === 'OutputRefused' && 'app' in error;
}

async function failureOf({ render }: RendererProcess, request: RenderRequest): Promise<Error | undefined> {
  try {
    await render(request);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

/** The app whose change broke a page: the page's own area if that has changed, else the host, else any other. */
function appAtFault(area: string | undefined, versions: Versions, current: Versions): string {
  const changed = Object.keys(versions).filter((app) => versions[app] !== current[app]);
  return changed.find((app) => app === area) ?? changed.find((app) => app === 'host') ?? changed[0] ?? 'host';
}
