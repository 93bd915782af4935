import { releaseLog, vetoFolder, type LogEntry, type Store } from '@shop/delivery';

/** The newest state of the log, as far as an edge knows it. */
export interface LogState {
  readonly entry: LogEntry;
  /** Names like `blog@b3` of releases that a canary's judge has refused. */
  readonly vetoes: readonly string[];
}

/** Keeps the state for an edge that starts while the store is away. */
export interface StateMemory {
  load(): LogState | undefined;
  save(state: LogState): void;
}

export interface LogStateReader {
  /** The newest state; the last known one while the store cannot be read. Never rejects. */
  read(): Promise<LogState | undefined>;
  /** Why the store could not be read the last time; empty when it could. */
  problems(): readonly string[];
}

export function createLogStateReader(store: Store, memory: StateMemory): LogStateReader {
  const log = releaseLog(store);
  let known: LogState | undefined;
  let problem: string | undefined;
  return {
    async read() {
      try {
        const entry = await log.newest(known?.entry);
        const found = await store.list(vetoFolder);
        if (!entry) {
          // A directory that is not mounted is empty, too.
          const kept = memory.load();
          problem = kept && 'The release store: its log is empty.';
          return kept;
        }
        problem = undefined;
        const names = found.map((key) => key.slice(vetoFolder.length).replace(/\.json$/, ''));
        // A veto is for good.
        const vetoes = [...new Set([...(known?.vetoes ?? []), ...names])];
        if (known?.entry.n === entry.n && known.vetoes.join() === vetoes.join()) return known;
        known = { entry, vetoes };
        memory.save(known);
      } catch (error) {
        problem = `The release store: ${String(error)}`;
        known ??= memory.load();
      }
      return known;
    },
    problems: () => (problem === undefined ? [] : [problem]),
  };
}
