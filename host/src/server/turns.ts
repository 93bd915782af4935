/** Resolves when it is a page's turn to go on with an answer of the provider, or to be rendered. */
export type Turn = (what: 'answer' | 'rendering') => Promise<void>;

const turns = new WeakMap<typeof globalThis.fetch, Turn>();

/** The turns of all pages that call the provider by this function, and so may share its answers. */
export function turnsOf(fetch: typeof globalThis.fetch): Turn {
  const turn = turns.get(fetch) ?? createTurns();
  turns.set(fetch, turn);
  return turn;
}

/**
 * Pages that have waited for one answer read it, and go on, in tasks of their own: all in one would keep the process from
 * everything else, and hold all that they make in memory. Pages to be rendered come first, since they are over soon.
 */
function createTurns(): Turn {
  const waiting = { rendering: [] as (() => void)[], answer: [] as (() => void)[] };
  let isTaken = false;
  const giveNext = () => {
    const start = waiting.rendering.shift() ?? waiting.answer.shift();
    isTaken = start !== undefined;
    if (!start) return;
    setTimeout(giveNext);
    start();
  };
  return (what) => {
    if (isTaken) return new Promise((resolve) => waiting[what].push(resolve));
    isTaken = true;
    setTimeout(giveNext);
    return Promise.resolve();
  };
}
