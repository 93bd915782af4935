import { setKey, type Versions } from './load-set.ts';
import { prepareSet, type History, type PreparedSet, type PrepareOptions } from './prepare-set.ts';

/** The sets that an edge serves, or has served just now. */
export interface SetPool {
  /** A set, prepared once; see `prepareSet`. */
  prepare(versions: Versions, history: History, current: PreparedSet | undefined): Promise<PreparedSet>;
  /** Ends the renderers of sets that have not been kept for ten minutes: until then a rollback finds them running. */
  endUnused(kept: readonly PreparedSet[]): void;
  /** Ends all renderers. */
  end(): void;
}

const unusedMs = 10 * 60_000;

export function createSetPool(options: PrepareOptions, now: () => number = () => performance.now()): SetPool {
  const sets = new Map<string, { readonly set: PreparedSet; lastKept: number }>();
  return {
    async prepare(versions, history, current) {
      const key = setKey(versions);
      const set = sets.get(key)?.set ?? (await prepareSet(options, versions, history, current));
      sets.set(key, { set, lastKept: now() });
      return set;
    },
    endUnused(kept) {
      for (const [key, entry] of sets) {
        if (kept.includes(entry.set)) entry.lastKept = now();
        if (now() - entry.lastKept <= unusedMs) continue;
        entry.set.renderer?.end();
        sets.delete(key);
      }
    },
    end() {
      for (const { set } of sets.values()) set.renderer?.end();
      sets.clear();
    },
  };
}
