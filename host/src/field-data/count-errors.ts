import type { FieldError } from '@shop/shared/contracts';

/** Errors of different kinds, areas and pages in one report; further ones are dropped. */
const maxErrors = 20;
const maxCount = 100;

export interface ErrorCounts {
  add(error: Omit<FieldError, 'count'>): void;
  /** What was added since the last call. */
  take(): FieldError[];
}

/** A page that fails again and again says so with a number. */
export function createErrorCounts(): ErrorCounts {
  let counts = new Map<string, FieldError>();
  return {
    add(error) {
      const key = JSON.stringify([error.kind, error.area, error.page]);
      const count = counts.get(key)?.count ?? 0;
      if (count === 0 && counts.size >= maxErrors) return;
      counts.set(key, { ...error, count: Math.min(count + 1, maxCount) });
    },
    take() {
      const taken = [...counts.values()];
      counts = new Map();
      return taken;
    },
  };
}
