import type { LogEntry } from '@shop/delivery';
import type { PreparedSet, SetPlan } from './prepare-set.ts';
import { CodeUnusable, ReleasesMisfit } from './load-set.ts';
import type { Refusals } from './refusals.ts';
import type { SetPool } from './set-pool.ts';

interface StandardOptions {
  readonly pool: SetPool;
  readonly refusals: Refusals;
  readonly entry: LogEntry;
  readonly current: PreparedSet | undefined;
  readonly tryingMs: number;
  now(): number;
}

/** How an app may be part of a set; without a version it is left out. */
interface Way {
  readonly version?: string;
  readonly isByBrowsers: boolean;
}

/**
 * The log's default. Where a release of it cannot be used, that concerns its app alone, which takes the next of its ways. Undefined
 * where there is none, nor anything served.
 */
export async function prepareStandard(options: StandardOptions): Promise<PreparedSet | undefined> {
  const { pool, refusals, entry, current, now } = options;
  const start = now();
  const ways = new Map(Object.keys(entry.default).map((app) => [app, waysOf(app, options)]));
  // Which had to go another way, in that order: those first whose own release cannot be used.
  const settled = Object.entries(entry.default).flatMap(([app, version]) =>
    refusals.has(app, version) ? [app] : [],
  );
  for (;;) {
    const plan = planOf(ways);
    if (!plan) return current;
    try {
      return await pool.prepare(plan, entry, current);
    } catch (error) {
      const told = error instanceof ReleasesMisfit ? inOrder(error, plan, settled, options) : error;
      const refused = refusals.add(told, plan.versions);
      const left = (app: string) => waysLeft(ways.get(app) ?? [], error);
      const concerned = told instanceof ReleasesMisfit ? told.apps : [];
      const app = concerned.find((each) => left(each).length > 0) ?? refused;
      ways.set(app, left(app));
      if (!settled.includes(app)) settled.push(app);
      hurry(ways, app, now() - start, options);
    }
  }
}

/**
 * Of apps that do not go together what is served stays, and an app follows the one that had to go another way before it, so that a
 * set comes out as it was before the move. Where none had to, the log is wrong: one goes back that can.
 */
function inOrder(
  { apps, message }: ReleasesMisfit,
  { versions }: SetPlan,
  settled: readonly string[],
  { entry, current }: StandardOptions,
): ReleasesMisfit {
  const order = (app: string) => [
    Number(versions[app] === current?.versions[app]),
    settled.includes(app) ? settled.length - settled.indexOf(app) : 0,
    Number(!entry.before[app]?.length),
  ];
  const compare = (one: string, other: string) => {
    const others = order(other);
    return (
      order(one)
        .map((part, at) => part - (others[at] ?? 0))
        .find((difference) => difference !== 0) ?? 0
    );
  };
  return new ReleasesMisfit(apps.toSorted(compare), message);
}

/** Without what was refused: a version, or its code for servers alone. */
function waysLeft([tried, ...others]: readonly Way[], error: unknown): readonly Way[] {
  return others.filter(
    ({ version, isByBrowsers }) =>
      version !== tried?.version || (isByBrowsers && error instanceof CodeUnusable),
  );
}

/** The wanted version, and earlier ones; those without their code for servers; and the last. */
function waysOf(app: string, { refusals, entry, current }: StandardOptions): readonly Way[] {
  const { default: wanted, before, rolledBack } = entry;
  const served = current?.versions[app];
  // What an app was rolled back from is no way out.
  const isOut = served === undefined || Object.hasOwn(rolledBack, app);
  const versions = new Set(
    [wanted[app], ...(before[app] ?? []), isOut ? undefined : served].filter((each) => each !== undefined),
  );
  const ways = [false, true].flatMap((isByBrowsers) =>
    [...versions].map((version) => ({ version, isByBrowsers })),
  );
  return [
    ...ways.filter((way) => !refusals.has(app, way.version, way.isByBrowsers)),
    ...(isOut ? lastWays(app, served) : []),
  ];
}

/** A shop without one of its areas is better than none, and so is the host that was served. */
function lastWays(app: string, served: string | undefined): readonly Way[] {
  if (app !== 'host') return [{ isByBrowsers: false }];
  return served === undefined ? [] : [{ version: served, isByBrowsers: false }];
}

/** Undefined where an app has no way left. */
function planOf(ways: ReadonlyMap<string, readonly Way[]>): SetPlan | undefined {
  const chosen = [...ways].map(([app, [way]]) => ({ app, way }));
  if (chosen.some(({ way }) => way === undefined)) return undefined;
  const versions = chosen.flatMap(({ app, way }) => (way?.version === undefined ? [] : [[app, way.version]]));
  const left = chosen.flatMap(({ app, way }) => (way?.isByBrowsers ? [app] : []));
  return { versions: Object.fromEntries(versions), byBrowsers: new Set(left) };
}

/**
 * Takes ways out that may take long, of an app that was refused after a while: the others' moves have to be followed. An edge that
 * starts has all pages rendered by browsers in the end.
 */
function hurry(
  ways: Map<string, readonly Way[]>,
  app: string,
  spentMs: number,
  { current, tryingMs }: StandardOptions,
): void {
  const leaveCode = (name: string) => {
    const isQuick = ({ version, isByBrowsers }: Way) =>
      isByBrowsers || version === undefined || version === current?.versions[name];
    ways.set(name, (ways.get(name) ?? []).filter(isQuick));
  };
  if (spentMs >= (current ? tryingMs / 2 : tryingMs)) leaveCode(app);
  if (!current && spentMs >= 2 * tryingMs) leaveCode('host');
}
