import { mostBytes } from '../release/keys.ts';
import { inParallel } from '../store/in-parallel.ts';
import { parseJson } from '../store/parse-json.ts';
import type { Store } from '../store/store.ts';
import { LogEntrySchema, type LogEntry } from './log-entry.ts';

/** The log of moves. Its newest entry is the state of the shop. */
export interface ReleaseLog {
  /** Undefined before the first move. @param known the newest entry that is known: only later ones are looked for */
  newest(known?: LogEntry): Promise<LogEntry | undefined>;
  /** Adds an entry. False when another one has its number already. */
  append(entry: LogEntry): Promise<boolean>;
  /** The last entries, the newest first. */
  last(count: number): Promise<LogEntry[]>;
}

const folder = 'log/';
const keyOf = (n: number) => `${folder}${String(n).padStart(8, '0')}.json`;

/** Of a file that stores may create to try out their server. It comes before every entry. */
export const probeKey = `${folder}00000000-probe.txt`;

/** Reading throws for an entry that cannot be read: whoever follows the log stays with what it has. */
export function releaseLog(store: Store): ReleaseLog {
  const read = async (key: string): Promise<LogEntry> => {
    const body = await store.read(key, mostBytes.record);
    if (!body) throw new Error(`${key} is listed and cannot be read.`);
    return parseJson(LogEntrySchema, body, key);
  };
  return {
    async newest(known) {
      const key = (await store.list(folder, keyOf(known?.n ?? 0))).at(-1);
      return key === undefined ? known : read(key);
    },
    append: (entry) => store.create(keyOf(entry.n), new TextEncoder().encode(`${JSON.stringify(entry)}\n`)),
    async last(count) {
      const keys = (await store.list(folder, keyOf(0))).slice(-count).reverse();
      return inParallel(keys, read);
    },
  };
}
