import { keys, releaseLog, vetoFolder, type Canary, type LogEntry, type Store } from '@shop/delivery';
import type { CanaryJudge } from '../canary/canary-judge.ts';
import { ReleaseUnusable, type Versions } from './load-set.ts';
import type { PreparedSet, SetPool } from './set-pool.ts';
import type { Served, ServedCanary } from './shop.ts';

/** The last known state of the log. */
export interface KnownState {
  readonly entry: LogEntry;
  /** Names like `blog@b3` of releases that a canary's judge has refused. */
  readonly vetoes: readonly string[];
}

export interface LogFollower {
  /** Undefined until the first set is ready. */
  served(): Served | undefined;
  /** For operators: what is served, and what is wrong. */
  status(): FollowerStatus;
  /** Looks at the log now. Never rejects. */
  check(): Promise<void>;
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

interface FollowerOptions {
  readonly store: Store;
  readonly pool: SetPool;
  readonly judge?: CanaryJudge | undefined;
  /** Keeps the state for an edge that starts while the store is away. */
  readonly memory: { load(): KnownState | undefined; save(state: KnownState): void };
  readonly now?: () => number;
}

/** How long a release that was refused is not tried again, in milliseconds. */
const refusedMs = 60_000;

/** Follows the log of releases: prepares what it names, and swaps to it at once when it is ready. */
export function followLog({
  store,
  pool,
  judge,
  memory,
  now = () => performance.now(),
}: FollowerOptions): LogFollower {
  const log = releaseLog(store);
  /** When releases were refused, and why, by name. */
  const refusals = new Map<string, { readonly at: number; readonly reason: string }>();
  let known: KnownState | undefined;
  let storeProblem: string | undefined;
  let standard: PreparedSet | undefined;
  let canaries: { readonly canary: Canary; readonly set: PreparedSet }[] = [];
  let served: Served | undefined;
  let checking: Promise<void> | undefined;

  async function readState(): Promise<void> {
    try {
      const entry = await log.newest(known?.entry);
      const found = await store.list(vetoFolder);
      const vetoes = found.map((key) => key.slice(vetoFolder.length).replace(/\.json$/, ''));
      storeProblem = undefined;
      if (!entry) return;
      const isNew = known?.entry.n !== entry.n || known.vetoes.join() !== vetoes.join();
      known = { entry, vetoes };
      if (isNew) memory.save(known);
    } catch (error) {
      storeProblem = `The release store: ${String(error)}`;
      known ??= memory.load();
    }
  }

  const isRefused = (app: string, version: string) => {
    const refusal = refusals.get(nameOf({ app, version }));
    return refusal !== undefined && now() - refusal.at < refusedMs;
  };

  function refuse(error: unknown, versions: Versions): ReleaseUnusable {
    if (!(error instanceof ReleaseUnusable)) throw error;
    const name = nameOf({ app: error.app, version: versions[error.app] ?? '' });
    if (refusals.get(name)?.reason !== error.message)
      console.error(`${name} is not served: ${error.message}`);
    refusals.set(name, { at: now(), reason: error.message });
    return error;
  }

  /** The log's default; where a release of it cannot be used, the newest earlier one of that app that can. */
  async function prepareStandard({ default: wanted, before }: LogEntry): Promise<PreparedSet | undefined> {
    const choose = (app: string, version: string) =>
      [version, ...(before[app] ?? []), standard?.versions[app]].find(
        (each) => each !== undefined && !isRefused(app, each),
      );
    for (;;) {
      const chosen = Object.entries(wanted).map(([app, version]) => [app, choose(app, version)] as const);
      if (chosen.some(([, version]) => version === undefined)) return standard;
      const versions = Object.fromEntries(chosen) as Versions;
      try {
        return await pool.prepare(versions, before, standard);
      } catch (error) {
        refuse(error, versions);
      }
    }
  }

  async function prepareCanary(canary: Canary, base: PreparedSet, { before }: LogEntry) {
    const { app, version } = canary;
    if (isRefused(app, version)) return [];
    const versions = { ...base.versions, [app]: version };
    try {
      return [{ canary, set: await pool.prepare(versions, before, base) }];
    } catch (error) {
      refuse(error, versions);
      return [];
    }
  }

  async function followState({ entry, vetoes }: KnownState): Promise<void> {
    const next = await prepareStandard(entry);
    if (!next) return;
    standard = next;
    const wanted = entry.canaries.filter(
      (canary) => !vetoes.includes(nameOf(canary)) && canary.version !== next.versions[canary.app],
    );
    // What has ended ends at once; what is new begins when it is ready.
    canaries = canaries.filter(
      ({ canary, set }) => wanted.some((each) => sameCanary(each, canary)) && fits(set, next),
    );
    swap();
    const prepared = await Promise.all(wanted.map((canary) => prepareCanary(canary, next, entry)));
    canaries = prepared.flat();
    swap();
    pool.endUnused([next, ...canaries.map(({ set }) => set)]);
  }

  /** Serves what is prepared, in one step. */
  function swap(): void {
    if (!standard) return;
    const isCompared = canaries.length > 0 && judge !== undefined;
    const next: Served = {
      standard: standard.served(isCompared),
      canaries: canaries.map(({ canary, set }): ServedCanary => ({ ...canary, set: set.served(isCompared) })),
    };
    if (served && sameServed(served, next)) return;
    served = next;
    judge?.follow(next.canaries);
  }

  async function checkOnce(): Promise<void> {
    await readState();
    if (!known) return;
    try {
      await followState(known);
    } catch (error) {
      storeProblem = `The release store: ${String(error)}`;
      console.error(storeProblem);
    }
  }

  return {
    served: () => served,
    status: () => ({
      entry: known?.entry.n ?? 0,
      serving: standard?.versions ?? {},
      canaries: canaries.map(({ canary }) => `${nameOf(canary)} ${canary.from}-${canary.to - 1}`),
      problems: [
        ...(storeProblem === undefined ? [] : [storeProblem]),
        ...[...refusals]
          .filter(([name]) => known && namesOf(known.entry).includes(name))
          .map(([name, { reason }]) => `${name}: ${reason}`),
      ],
    }),
    async check() {
      checking ??= checkOnce().finally(() => {
        checking = undefined;
      });
      await checking;
    },
  };
}

function nameOf({ app, version }: Pick<Canary, 'app' | 'version'>): string {
  return `${app}@${version}`;
}

function namesOf({ default: versions, canaries }: LogEntry): string[] {
  return [
    ...Object.entries(versions).map(([app, version]) => nameOf({ app, version })),
    ...canaries.map(nameOf),
  ];
}

function sameCanary(one: Canary, other: Canary): boolean {
  return nameOf(one) === nameOf(other) && one.from === other.from && one.to === other.to;
}

/** Whether a canary's set differs from the default in nothing but its own app. */
function fits({ versions }: PreparedSet, { versions: base }: PreparedSet): boolean {
  return Object.keys(base).filter((app) => base[app] !== versions[app]).length <= 1;
}

function sameServed(one: Served, other: Served): boolean {
  return (
    one.standard === other.standard &&
    one.canaries.length === other.canaries.length &&
    one.canaries.every((canary, index) => {
      const same = other.canaries[index];
      return same && sameCanary(canary, same) && canary.set === same.set;
    })
  );
}

/** What an edge writes when a canary has failed: the only thing that it may write. */
export async function writeVeto(store: Store, app: string, version: string, verdict: object): Promise<void> {
  const text = JSON.stringify({ ...verdict, at: new Date().toISOString() });
  await store.create(keys.veto(app, version), new TextEncoder().encode(`${text}\n`));
}
