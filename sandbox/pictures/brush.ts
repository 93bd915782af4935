import { type Random, seededRandom } from './random.ts';

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
