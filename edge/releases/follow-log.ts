import type { Canary, LogEntry, Store } from '@shop/delivery';
import type { CanaryJudge } from '../canary/canary-judge.ts';
import { armsOf, type ServedArm } from './served-arms.ts';
import type { Versions } from './load-set.ts';
import { createLogStateReader, type LogState, type StateMemory } from './log-state.ts';
import type { PreparedSet, PrepareOptions } from './prepare-set.ts';
import { prepareStandard } from './prepare-standard.ts';
import { createRefusals, type Refusals } from './refusals.ts';
import { createSetPool, type SetPool } from './set-pool.ts';
import type { Served, ServedCanary } from './shop.ts';
import { unknownOrigins } from './unknown-origins.ts';

export interface LogFollower {
  /** Undefined until the first set is ready. */
  served(): Served | undefined;
  /** For operators: what is served, and what is wrong. */
  status(): FollowerStatus;
  /** Looks at the log now, and serves what it names. Never rejects. */
  check(): Promise<void>;
  /** What each arm is served, and how busy its renderer is. */
  arms(): readonly ServedArm[];
  /** Ends all renderers. */
  end(): void;
}

export interface FollowerStatus {
  /** Number of the log entry that is followed; 0 before the first. */
  readonly entry: number;
  readonly serving: Versions;
  /** Canaries that are served, as `blog@b3 0-999`. */
  readonly canaries: readonly string[];
  /** What is wrong, e.g. `blog@b3: private/blog/b3/server/entry.js is missing`. */
  readonly problems: readonly string[];
}

interface FollowerOptions extends PrepareOptions {
  readonly store: Store;
  readonly judge?: CanaryJudge | undefined;
  readonly memory: StateMemory;
  /**
   * Milliseconds of looking for a set after which an app that is refused takes what is quick: what is served of it, or its pages by
   * browsers. An edge that runs does so after half of them; one that starts leaves all pages to browsers after twice as many.
   */
  readonly tryingMs?: number;
  readonly now?: () => number;
}

/** Follows the log of releases: prepares what it names, and swaps to it at once when it is ready. */
export function followLog(options: FollowerOptions): LogFollower {
  const { store, judge, memory, tryingMs = 60_000, now = () => performance.now() } = options;
  const reader = createLogStateReader(store, memory);
  const refusals = createRefusals(now);
  const pool = createSetPool(options, now);
  let known: LogState | undefined;
  let standard: PreparedSet | undefined;
  let canaries: readonly PreparedCanary[] = [];
  let served: Served | undefined;
  let checking: Promise<void> | undefined;
  let strangers: readonly string[] = [];

  async function followState({ entry, vetoes }: LogState): Promise<void> {
    const start = now();
    const base = await prepareStandard({ pool, refusals, entry, current: standard, tryingMs, now });
    if (!base) return;
    standard = base;
    const wanted = wantedCanaries(entry, vetoes, base.versions);
    // What has ended ends at once; what is new begins when it is ready.
    canaries = canaries.filter((each) => isStillWanted(each, wanted, base.versions));
    swap(base);
    // Whoever waits for an edge that starts has waited for long: canaries are the next look's.
    if (now() - start >= tryingMs) return;
    canaries = await prepareCanaries({ pool, refusals, entry, base, wanted });
    swap(base);
    pool.endUnused([base, ...canaries.map(({ set }) => set)]);
  }

  /** Serves what is prepared, in one step. */
  function swap(base: PreparedSet): void {
    const next = servedOf(base, canaries, judge !== undefined);
    if (served && isSameServed(served, next)) return;
    served = next;
    judge?.follow(next.canaries);
    const told = strangers;
    strangers = unknownOrigins(next.standard.config);
    for (const problem of strangers) if (!told.includes(problem)) console.error(problem);
  }

  async function checkOnce(): Promise<void> {
    known = await reader.read();
    try {
      if (known) await followState(known);
    } catch (error) {
      // The store went away meanwhile: what is served stays.
      console.error('The log of releases could not be followed:', error);
    }
  }

  return {
    served: () => served,
    status: () => ({
      entry: known?.entry.n ?? 0,
      serving: standard?.versions ?? {},
      canaries: canaries.map(({ canary }) => `${nameOf(canary)} ${canary.from}-${canary.to - 1}`),
      problems: [...reader.problems(), ...(known ? refusals.of(namesOf(known.entry)) : []), ...strangers],
    }),
    async check() {
      checking ??= checkOnce().finally(() => {
        checking = undefined;
      });
      await checking;
    },
    arms: () => armsOf(standard, canaries),
    end: () => pool.end(),
  };
}

/** @param isJudged whether canaries are compared with the default */
function servedOf(base: PreparedSet, canaries: readonly PreparedCanary[], isJudged: boolean): Served {
  const isCompared = canaries.length > 0 && isJudged;
  return {
    standard: base.served(isCompared),
    canaries: canaries.map(({ canary, set }) => ({ ...canary, set: set.served(isCompared) })),
  };
}

interface PreparedCanary {
  readonly canary: Canary;
  readonly set: PreparedSet;
}

function wantedCanaries({ canaries }: LogEntry, vetoes: readonly string[], base: Versions): Canary[] {
  return canaries.filter((canary) => !vetoes.includes(nameOf(canary)) && canary.version !== base[canary.app]);
}

interface CanariesOptions {
  readonly pool: SetPool;
  readonly refusals: Refusals;
  readonly entry: LogEntry;
  readonly base: PreparedSet;
  readonly wanted: readonly Canary[];
}

/** Those that can be used: the visitors of the others get the default. */
async function prepareCanaries({
  pool,
  refusals,
  entry,
  base,
  wanted,
}: CanariesOptions): Promise<PreparedCanary[]> {
  const prepare = async (canary: Canary): Promise<PreparedCanary[]> => {
    const { app, version } = canary;
    if (refusals.has(app, version)) return [];
    const versions = { ...base.versions, [app]: version };
    const byBrowsers = new Set([...base.byBrowsers].filter((each) => each !== app));
    // Browsers fall back to the default.
    const before = { ...entry.before, [app]: [base.versions[app] ?? version] };
    try {
      return [
        { canary, set: await pool.prepare({ versions, byBrowsers }, { before, rolledBack: {} }, base) },
      ];
    } catch (error) {
      refusals.add(error, versions);
      return [];
    }
  };
  return (await Promise.all(wanted.map(prepare))).flat();
}

function nameOf({ app, version }: Pick<Canary, 'app' | 'version'>): string {
  return `${app}@${version}`;
}

function namesOf({ default: versions, canaries }: LogEntry): string[] {
  const defaults = Object.entries(versions).map(([app, version]) => nameOf({ app, version }));
  return [...defaults, ...canaries.map(nameOf)];
}

function isSameCanary(one: Canary, other: Canary): boolean {
  return nameOf(one) === nameOf(other) && one.from === other.from && one.to === other.to;
}

/** Whether the log has a canary still, and its set differs from the default in nothing but one app. */
function isStillWanted({ canary, set }: PreparedCanary, wanted: readonly Canary[], base: Versions): boolean {
  const others = Object.keys(base).filter((app) => base[app] !== set.versions[app]);
  return others.length <= 1 && wanted.some((each) => isSameCanary(each, canary));
}

function isSameServed(one: Served, other: Served): boolean {
  const isSame = (canary: ServedCanary, same: ServedCanary | undefined) =>
    same !== undefined && isSameCanary(canary, same) && canary.set === same.set;
  return (
    one.standard === other.standard &&
    one.canaries.length === other.canaries.length &&
    one.canaries.every((canary, index) => isSame(canary, other.canaries[index]))
  );
}
