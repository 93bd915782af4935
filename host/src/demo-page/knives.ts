/** A knife of the made-up range; `blade` is the outline of its blade on a ground of 240 by 80, handle to the right. */
export interface Knife {
  readonly name: string;
  readonly text: string;
  /** Whole US dollars. */
  readonly price: number;
  readonly blade: string;
}

export const knives: readonly Knife[] = [
  {
    name: 'Petty 120',
    text: 'For peeling, trimming and everything small.',
    price: 45,
    blade: 'M70 40 Q84 49 160 50 V34 Z',
  },
  {
    name: 'Bunka 165',
    text: 'A sharp corner for precise vegetable work.',
    price: 68,
    blade: 'M36 44 Q70 58 160 56 V30 H58 Z',
  },
  {
    name: 'Nakiri 165',
    text: 'Flat and tall, straight down through greens.',
    price: 74,
    blade: 'M34 34 Q30 58 40 60 H160 V28 H44 Q36 28 34 34 Z',
  },
  {
    name: 'Santoku 180',
    text: 'One knife for meat, fish and vegetables.',
    price: 85,
    blade: 'M24 50 Q60 60 160 57 V29 H60 Q34 30 24 50 Z',
  },
  {
    name: 'Gyuto 210',
    text: 'The long rocking edge of the chef.',
    price: 98,
    blade: 'M12 42 Q60 60 160 57 V32 Q70 30 12 42 Z',
  },
  {
    name: 'Sujihiki 270',
    text: 'One long pull, one clean slice.',
    price: 120,
    blade: 'M4 42 Q60 54 160 52 V36 Q70 36 4 42 Z',
  },
];
