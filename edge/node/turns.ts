/** Does work when it is its turn: so much at once, the rest in the order in which it came. */
export type Turns = <Result>(work: () => Promise<Result>) => Promise<Result>;

export function createTurns(most: number): Turns {
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
