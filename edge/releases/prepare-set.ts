import { factsOf, keys, misfits, type LogEntry, type PublishedRelease } from '@shop/delivery';
import { isPageUnavailable } from '@shop/shared/contracts';
import { reportPath } from '../canary/serve-reports.ts';
import type { ReleaseFiles } from '../node/release-files.ts';
import { isCrowded } from '../render/provider-limits.ts';
import { rendererSetup, type RendererSetup, type RenderRequest } from '../render/renderer.ts';
import type { RendererProcess } from '../renderer/renderer-process.ts';
import type { EdgeConfig, EdgeSettings } from './edge-config.ts';
import {
  CodeUnusable,
  loadSet,
  nameApp,
  readRecords,
  ReleasesMisfit,
  ReleaseUnusable,
  setKey,
  type Versions,
} from './load-set.ts';
import type { RecentPages } from './recent-pages.ts';
import { serveSet, type ServedSet } from './shop.ts';

/** What a set is made of. */
export interface SetPlan {
  readonly versions: Versions;
  /** Apps whose pages browsers render, since no code of theirs runs here; with the host among them, all pages. */
  readonly byBrowsers: ReadonlySet<string>;
}

/** A set of releases whose files are here, whose code runs, and which renders what visitors ask for. */
export interface PreparedSet extends SetPlan {
  readonly config: EdgeConfig;
  /** Absent where browsers render all pages. */
  readonly renderer: RendererProcess | undefined;
  /** With pages that report how they fared, or without. */
  served(isCompared: boolean): ServedSet;
}

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
  plan: SetPlan,
  { before, rolledBack }: History,
  current: PreparedSet | undefined,
): Promise<PreparedSet> {
  const { config, records } = await loadFitting(options, plan.versions, before, current);
  const setup = setupOf(config, plan);
  const changed = changesOf(plan, current);
  const renderer = setup && (await startForSet(options, setup, records, changed));
  try {
    const isHeldAgainst = (app: string) => !Object.hasOwn(rolledBack, app);
    const pages = pagesToCheck(config, options.recentPages).filter(
      ({ area }) => area === undefined || !plan.byBrowsers.has(area),
    );
    if (renderer && current?.renderer)
      await checkPages(renderer, pages, changed, current.renderer, isHeldAgainst);
  } catch (error) {
    renderer?.end();
    throw error;
  }
  return preparedSet({ ...plan, config, renderer }, options.recentPages);
}

/** What a renderer of the set is started with. */
function setupOf(config: EdgeConfig, { byBrowsers }: SetPlan): RendererSetup | undefined {
  const setup = byBrowsers.has('host') ? undefined : rendererSetup(config);
  if (!setup) return undefined;
  const areas = Object.entries(setup.areas).filter(([app]) => !byBrowsers.has(app));
  return { ...setup, areas: Object.fromEntries(areas) };
}

/** Which apps run here otherwise than in what is served now: of these one is at fault, whatever their code says of another. */
function changesOf({ versions, byBrowsers }: SetPlan, current: PreparedSet | undefined): readonly string[] {
  return Object.keys(versions).filter(
    (app) =>
      !byBrowsers.has(app) && (versions[app] !== current?.versions[app] || current?.byBrowsers.has(app)),
  );
}

async function loadFitting(
  { settings, files }: PrepareOptions,
  versions: Versions,
  before: History['before'],
  current: PreparedSet | undefined,
): Promise<{ readonly config: EdgeConfig; readonly records: readonly PublishedRelease[] }> {
  const records = [...(await readRecords(files, versions)).values()];
  const [misfit] = misfits(records.map(factsOf));
  if (!misfit) return { config: await loadSet({ settings, releases: files, versions, before }), records };
  const hasEarlier = (app: string) => (before[app]?.at(-1) ?? versions[app]) !== versions[app];
  const isNew = (app: string) => app !== 'host' && !before[app]?.length;
  const hasChanged = (app: string) => (current ? versions[app] !== current.versions[app] : hasEarlier(app));
  // Of those concerned, one that has changed, or where nothing is served yet, one that has an earlier version, else a new one.
  const app = misfit.apps.find(hasChanged) ?? misfit.apps.find(isNew) ?? misfit.apps[0] ?? 'host';
  throw new ReleasesMisfit(app, misfit.apps, misfit.reason);
}

async function startForSet(
  { files, startRenderer }: PrepareOptions,
  setup: RendererSetup,
  records: readonly PublishedRelease[],
  changed: readonly string[],
): Promise<RendererProcess> {
  const started = records.filter(({ app }) => app === 'host' || app in setup.areas);
  const directoryOf = async (record: PublishedRelease) => {
    const { app, version } = record;
    const directory = await nameApp(app, () => files.materialize(record, keys.private(app, version)));
    return [`releases/${app}/${version}`, directory] as const;
  };
  try {
    return await startRenderer(setup, new Map(await Promise.all(started.map(directoryOf))));
  } catch (error) {
    if (error instanceof ReleaseUnusable) throw new CodeUnusable(error.app, error.message, error);
    if (!isRefusal(error)) throw error;
    // A release's code may have said it: an app that the set lacks would be refused for ever, and nothing else tried.
    const said = started.some(({ app }) => app === error.app) ? error.app : 'host';
    const app = changed.includes(said) ? said : appAtFault(undefined, changed);
    throw new CodeUnusable(app, error.message, error);
  }
}

function isRefusal(error: unknown): error is Error & { readonly app: string } {
  return error instanceof Error && error.name === 'OutputRefused' && 'app' in error;
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
  changed: readonly string[],
  current: RendererProcess,
  isHeldAgainst: (app: string) => boolean,
): Promise<void> {
  const check = async (page: RenderRequest) => {
    const request = { ...page, budget: checkBudgetMs };
    const failure = await failureOf(renderer, request);
    if (failure === undefined || isPageUnavailable(failure) || isCrowded(failure)) return;
    const app = appAtFault(page.area, changed);
    if (!isHeldAgainst(app) || (await failureOf(current, request))) return;
    const { pathname } = new URL(page.address);
    throw new CodeUnusable(app, `it does not render ${pathname}: ${failure.message}`);
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
function appAtFault(area: string | undefined, changed: readonly string[]): string {
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
