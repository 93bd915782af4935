/** Keeps from trying again and again what fails anyway. */
export interface Breaker {
  /** Throws the last failure anew while no attempt may be made: for a moment after several failures in a row. */
  check(key: string): void;
  succeeded(key: string): void;
  failed(key: string, reason: unknown): void;
}

interface BreakerOptions {
  /** Failures in a row that open it. */
  readonly limit?: number;
  /** Milliseconds without attempts; the first one after them decides anew. */
  readonly pause?: number;
  readonly now?: () => number;
}

export function createBreaker({
  limit = 3,
  pause = 2000,
  now = () => performance.now(),
}: BreakerOptions = {}): Breaker {
  const failing = new Map<string, { count: number; until: number; reason: unknown }>();
  return {
    check(key) {
      const state = failing.get(key);
      if (!state || state.count < limit) return;
      if (now() < state.until) throw state.reason;
      state.until = now() + pause;
    },
    succeeded: (key) => void failing.delete(key),
    failed(key, reason) {
      failing.set(key, { count: (failing.get(key)?.count ?? 0) + 1, until: now() + pause, reason });
    },
  };
}
