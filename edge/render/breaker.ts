/** A circuit breaker by key. */
export interface Breaker {
  /** Throws the last failure while the circuit is open: for a while after several failures in a row. */
  check(key: string): void;
  succeeded(key: string): void;
  failed(key: string, reason: unknown): void;
}

interface BreakerOptions {
  /** Failures in a row that open it. */
  readonly limit?: number;
  /** Milliseconds without attempts. One attempt after them closes the circuit or opens it again. */
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
