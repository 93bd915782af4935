/** What a part needs to draw itself: chance, and element ids that are fresh within one picture. */
export interface Brush {
  readonly random: Random;
  id(): string;
}

export function takeBrush(seed: string): Brush {
  let ids = 0;
  return {
    random: seededRandom(seed),
    id: () => {
      ids += 1;
      return `i${ids}`;
    },
  };
}

/** A source of randomness that gives the same values for the same seed, on every machine. */
export interface Random {
  between(low: number, high: number): number;
  pick<T>(items: readonly [T, ...T[]]): T;
  shuffled<T>(items: readonly T[]): T[];
}

function seededRandom(seed: string): Random {
  const next = mulberry32(hash(seed));
  return {
    between: (low, high) => low + next() * (high - low),
    pick: (items) => items[Math.floor(next() * items.length)] ?? items[0],
    shuffled: (items) =>
      items
        .map((item) => ({ item, rank: next() }))
        .toSorted((a, b) => a.rank - b.rank)
        .map(({ item }) => item),
  };
}

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return value >>> 0;
}

/** Tommy Ettinger's Mulberry32: numbers in [0, 1). */
function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
