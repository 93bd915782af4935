import { factsOf, keys, misfits, type LogEntry, type PublishedRelease } from '@shop/delivery';
import { isPageUnavailable } from '@shop/shared/contracts';
import { reportPath } from '../canary/serve-reports.ts';
import type { ReleaseFiles } from '../node/release-files.ts';
import { isCrowded } from '../render/provider-limits.ts';
import { rendererSetup, type RendererSetup, type RenderRequest } from '../render/renderer.ts';
import type { RendererProcess } from '../renderer/renderer-process.ts';
import type { EdgeConfig, EdgeSettings } from './edge-config.ts';
import { loadSet, nameApp, ReleaseUnusable, setKey, type Versions } from './load-set.ts';
import type { RecentPages } from './recent-pages.ts';
import { serveSet, type ServedSet } from './shop.ts';

/** A set of releases whose files are here, whose code runs, and which renders what visitors ask for. */
export interface PreparedSet {
  readonly versions: Versions;
  readonly config: EdgeConfig;
  /** Absent where browsers render all pages. */
  readonly renderer: RendererProcess | undefined;
  /** Whether all of it renders, as `prepareSet` sees to it: of one by `prepareAnyway` browsers may render some pages, or all. */
  readonly isWhole: boolean;
  /** With pages that report how they fared, or without. */
  served(isCompared: boolean): ServedSet;
}

/** Earlier versions by app, the newest first. */
export type Before = Readonly<Record<string, readonly string[]>>;

/** What the log says of earlier versions, and which apps were rolled back to what they have. */
export type History = Pick<LogEntry, 'before' | 'rolledBack'>;

export interface PrepareOptions {
  readonly settings: EdgeSettings;
  readonly files: ReleaseFiles;
  startRenderer(setup: RendererSetup, directories: ReadonlyMap<string, string>): Promise<RendererProcess>;
  /** Pages that visitors asked for last: a new set has to render them. */
  readonly recentPages: RecentPages;
}

const checkBudgetMs = 5000;

/**
 * Prepares a set. Throws a `ReleaseUnusable` that names the app at fault.
 * @param current what is served now: a page that it does not render either is not held against the new set
 */
export async function prepareSet(
  options: PrepareOptions,
  versions: Versions,
  { before, rolledBack }: History,
  current: PreparedSet | undefined,
): Promise<PreparedSet> {
  const { config, records } = await loadFitting(options, versions, before, current);
  const setup = rendererSetup(config);
  // Of a set that differs from what is served in some apps, one of these is at fault, whatever their code says of another.
  const atFault = (app: string) =>
    current?.isWhole && versions[app] === current.versions[app]
      ? appAtFault(undefined, versions, current.versions)
      : app;
  const renderer = setup && (await startForSet(options, setup, records, atFault));
  try {
    const isHeldAgainst = (app: string) => !Object.hasOwn(rolledBack, app);
    const pages = pagesToCheck(config, options.recentPages);
    if (renderer) await checkPages(renderer, pages, versions, current, isHeldAgainst);
  } catch (error) {
    renderer?.end();
    throw error;
  }
  return preparedSet({ versions, config, renderer, isWhole: true }, options.recentPages);
}

/**
 * Prepares a set of which some apps cannot be rendered here: browsers render their pages. For when there is no other.
 * @param isLate whether to leave all pages to browsers with the next app that cannot be rendered
 */
export async function prepareAnyway(
  options: PrepareOptions,
  versions: Versions,
  before: Before,
  isLate: () => boolean,
): Promise<PreparedSet> {
  const { config, records } = await loadFitting(options, versions, before);
  const setup = rendererSetup(config);
  const renderer = setup && (await startWithoutRefused(options, setup, records, isLate));
  return preparedSet({ versions, config, renderer, isWhole: false }, options.recentPages);
}

async function loadFitting(
  { settings, files }: PrepareOptions,
  versions: Versions,
  before: Before,
  current?: PreparedSet,
): Promise<{ readonly config: EdgeConfig; readonly records: readonly PublishedRelease[] }> {
  const config = await loadSet({ settings, releases: files, versions, before });
  const read = Object.entries(versions).map(([app, version]) => files.record(app, version));
  const records = (await Promise.all(read)).filter((record) => record !== undefined);
  const [misfit] = misfits(records.map(factsOf));
  if (!misfit) return { config, records };
  const isNew = (app: string) => (current ? versions[app] !== current.versions[app] : before[app]?.length);
  // Of those concerned, one that has changed, or has an earlier version.
  throw new ReleaseUnusable(misfit.apps.find(isNew) ?? misfit.apps[0] ?? 'host', misfit.reason);
}

async function startForSet(
  { files, startRenderer }: PrepareOptions,
  setup: RendererSetup,
  records: readonly PublishedRelease[],
  atFault = (app: string) => app,
): Promise<RendererProcess> {
  const directories = await Promise.all(
    records.map(async (record) => {
      const { app, version } = record;
      const directory = await nameApp(app, () => files.materialize(record, keys.private(app, version)));
      return [`releases/${app}/${version}`, directory] as const;
    }),
  );
  try {
    return await startRenderer(setup, new Map(directories));
  } catch (error) {
    if (!isRefusal(error)) throw error;
    // A release's code may have said it: an app that the set lacks would be refused for ever, and nothing else tried.
    const isKnown = records.some(({ app }) => app === error.app);
    throw new ReleaseUnusable(atFault(isKnown ? error.app : 'host'), error.message, error);
  }
}

function isRefusal(error: unknown): error is Error & { readonly app: string } {
  return error instanceof Error && error.name === 'OutputRefused' && 'app' in error;
}

/** Undefined when the host itself is refused, or it is late. */
async function startWithoutRefused(
  options: PrepareOptions,
  setup: RendererSetup,
  records: readonly PublishedRelease[],
  isLate: () => boolean,
): Promise<RendererProcess | undefined> {
  const areas = { ...setup.areas };
  for (;;) {
    const rendered = records.filter(({ app }) => app === 'host' || app in areas);
    try {
      return await startForSet(options, { ...setup, areas }, rendered);
    } catch (error) {
      if (!(error instanceof ReleaseUnusable)) throw error;
      if (!(error.app in areas) || isLate()) return undefined;
      delete areas[error.app];
    }
  }
}

/** A page of every area, so that no visitor waits for loading and compiling, and what visitors asked for last. */
function pagesToCheck({ areas }: EdgeConfig, recent: RecentPages): RenderRequest[] {
  const first = [...areas].flatMap(([area, { routes, early }]) => {
    const pattern = routes.find((route) => early[route] && !route.includes(':'));
    return pattern === undefined ? [] : [{ address: new URL(pattern, 'http://localhost').href, area }];
  });
  return [...first, ...recent.list()];
}

/**
 * Throws for a page that the current set renders and the new one does not.
 * @param isHeldAgainst not an app that was rolled back: visitors have had that version before, with what browsers rendered of it
 */
async function checkPages(
  renderer: RendererProcess,
  pages: readonly RenderRequest[],
  versions: Versions,
  current: PreparedSet | undefined,
  isHeldAgainst: (app: string) => boolean,
): Promise<void> {
  const check = async (page: RenderRequest) => {
    const request = { ...page, budget: checkBudgetMs };
    const failure = await failureOf(renderer, request);
    if (failure === undefined || isPageUnavailable(failure) || isCrowded(failure)) return;
    if (!current?.renderer) return;
    const app = appAtFault(page.area, versions, current.versions);
    if (!isHeldAgainst(app) || (await failureOf(current.renderer, request))) return;
    const { pathname } = new URL(page.address);
    throw new ReleaseUnusable(app, `it does not render ${pathname}: ${failure.message}`);
  };
  await Promise.all(pages.map(check));
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

function preparedSet(prepared: Omit<PreparedSet, 'served'>, recentPages: RecentPages): PreparedSet {
  const { versions, config, renderer } = prepared;
  const render = renderer && recentPages.of(renderer.render);
  const canary = { beacon: reportPath, set: setKey(versions) };
  const made = new Map<boolean, ServedSet>();
  return {
    ...prepared,
    served(isCompared) {
      const served = made.get(isCompared) ?? serveSet(isCompared ? { ...config, canary } : config, render);
      made.set(isCompared, served);
      return served;
    },
  };
}
