import { setKey } from './load-set.ts';
import {
  prepareSet,
  type History,
  type PreparedSet,
  type PrepareOptions,
  type SetPlan,
} from './prepare-set.ts';

/** The sets that an edge serves, or has served just now. */
export interface SetPool {
  /** A set, prepared once; see `prepareSet`. */
  prepare(plan: SetPlan, history: History, current: PreparedSet | undefined): Promise<PreparedSet>;
  /** Ends the renderers of sets that have not been kept for ten minutes: until then a rollback finds them running. */
  endUnused(kept: readonly PreparedSet[]): void;
  /** Ends all renderers. */
  end(): void;
}

const unusedMs = 10 * 60_000;

export function createSetPool(options: PrepareOptions, now: () => number = () => performance.now()): SetPool {
  const sets = new Map<string, { readonly set: PreparedSet; lastKept: number }>();
  return {
    async prepare(plan, history, current) {
      const key = [setKey(plan.versions), ...[...plan.byBrowsers].toSorted()].join(' ');
      const set = sets.get(key)?.set ?? (await prepareSet(options, plan, history, current));
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
