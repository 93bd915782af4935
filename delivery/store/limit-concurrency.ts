/** Runs work at once up to a number; the rest waits in the order in which it came. */
export type ConcurrencyLimit = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** @param most works that run at the same time */
export function limitConcurrency(most: number): ConcurrencyLimit {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running < most) running += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      // Whoever is next takes the place.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
