import { factsOf, keys, misfits, type LogEntry, type PublishedRelease } from '@shop/delivery';
import { reportPath } from '../canary/serve-reports.ts';
import type { ReleaseFiles } from '../node/release-files.ts';
import { rendererSetup, type RendererSetup } from '../render/renderer.ts';
import type { PutOnDisk, RendererProcess } from '../renderer/renderer-process.ts';
import { appAtFault, checkPages } from './check-pages.ts';
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
  startRenderer(setup: RendererSetup, putOnDisk: PutOnDisk): Promise<RendererProcess>;
  /** Pages that visitors asked for last: a new set has to render them. */
  readonly recentPages: RecentPages;
}

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
    if (renderer && current?.renderer)
      await checkPages({
        next: { config, renderer, byBrowsers: plan.byBrowsers },
        current: { config: current.config, renderer: current.renderer },
        recentPages: options.recentPages,
        changed,
        rolledBack,
      });
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
  const isServed = (app: string) => Number(versions[app] === current?.versions[app]);
  if (misfit)
    throw new ReleasesMisfit(
      misfit.apps.toSorted((one, other) => isServed(one) - isServed(other)),
      misfit.reason,
    );
  return { config: await loadSet({ settings, releases: files, versions, before }), records };
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
    return await startRenderer(setup, async () => new Map(await Promise.all(started.map(directoryOf))));
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
