/** A circuit breaker by key. */
export interface Breaker {
  /**
   * Throws the last failure while the circuit is open: for a while after several failures in a row.
   * @param isDeciding false for an attempt whose failure says nothing of the others: it takes no other's turn
   */
  check(key: string, isDeciding?: boolean): void;
  succeeded(key: string): void;
  failed(key: string, reason: unknown): void;
}

export interface BreakerOptions {
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
  const failing = new Map<string, { count: number; until: number; othersUntil: number; reason: unknown }>();
  return {
    check(key, isDeciding = true) {
      const state = failing.get(key);
      if (!state || state.count < limit) return;
      const name = isDeciding ? 'until' : 'othersUntil';
      if (now() < state[name]) throw state.reason;
      state[name] = now() + pause;
    },
    succeeded: (key) => void failing.delete(key),
    failed(key, reason) {
      const until = now() + pause;
      failing.set(key, { count: (failing.get(key)?.count ?? 0) + 1, until, othersUntil: until, reason });
    },
  };
}
