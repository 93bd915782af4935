/** Nothing came in time. */
export class BudgetSpent extends Error {
  override readonly name = 'BudgetSpent';
}

/** Runs the work with a signal that ends it; rejects when the time is up, whether or not the work heeds the signal. */
export async function withBudget<Result>(
  milliseconds: number,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const ending = new AbortController();
  const { promise: ended, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    const reason = new BudgetSpent(`not rendered within ${milliseconds} ms`);
    reject(reason);
    ending.abort(reason);
  }, milliseconds);
  try {
    return await Promise.race([work(ending.signal), ended]);
  } finally {
    clearTimeout(timer);
  }
}
