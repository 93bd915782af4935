import type { ReviewDrafts } from '../complete.ts';

/** Reviews of nigiri and sashimi. */
export const fishReviews: ReviewDrafts = {
  'salmon-nigiri': [
    [
      'mele',
      5,
      '2025-11-02T18:41:00Z',
      'The rice arrived warm and held together until the last bite. Best nigiri I have had delivered.',
      'verified',
    ],
    [
      'tobias.k',
      4,
      '2025-10-18T19:05:00Z',
      'Thick cut, very fresh. A touch more wasabi under the fish would make it perfect.',
      'verified',
    ],
    [
      'hana',
      3,
      '2025-09-30T20:12:00Z',
      'Lovely salmon, but the courier was late and the rice had cooled.',
      'verified',
    ],
    ['juniper', 5, '2025-08-21T12:30:00Z', 'I ordered two portions for one person and regret nothing.'],
    [
      'r_okafor',
      5,
      '2025-07-11T18:02:00Z',
      'You can taste the kombu. My kids fight over the last piece.',
      'verified',
    ],
    [
      'celeste',
      4,
      '2025-05-04T17:48:00Z',
      'Very good. Two pieces are gone quickly, so order more than you think.',
      'verified',
    ],
  ],
  'tuna-nigiri': [
    [
      'hana',
      5,
      '2025-10-09T18:20:00Z',
      'The marinade is subtle and the color is unreal. Did not need soy at all.',
      'verified',
    ],
    ['petros', 4, '2025-08-15T20:44:00Z', 'Silky. Slightly salty for me, but I finished it.', 'verified'],
    ['mele', 5, '2025-03-22T19:15:00Z', 'Tastes like the counter, minus the stool.'],
  ],
  'prawn-nigiri': [
    ['annika.b', 5, '2025-09-12T12:12:00Z', 'My way into sushi, and it stayed my favorite.', 'verified'],
    ['tobias.k', 4, '2025-06-27T18:31:00Z', 'Sweet and springy. One tail was left on, no harm done.'],
  ],
  'eel-nigiri': [
    ['r_okafor', 5, '2025-11-10T19:52:00Z', 'Smoke, sugar, char. I would drink the sauce.', 'verified'],
    ['celeste', 5, '2025-10-01T18:05:00Z', 'Sold out three Fridays running, and now I know why.', 'verified'],
  ],
  'egg-nigiri': [
    [
      'juniper',
      4,
      '2025-07-19T13:22:00Z',
      'Like a savory custard. My daughter counts the layers.',
      'verified',
    ],
    [
      'dov',
      5,
      '2025-02-14T18:45:00Z',
      'Finally an egg nigiri without fish stock. Thank you for writing it down.',
      'verified',
    ],
  ],
  'scallop-nigiri': [
    ['petros', 5, '2025-03-29T19:33:00Z', 'Sweet as a pear. Bring it back soon!', 'verified'],
    [
      'hana',
      4,
      '2025-01-25T20:01:00Z',
      'Delicate, and gone in two bites. Pricey, but worth it once a month.',
    ],
  ],
  'nigiri-selection': [
    [
      'annika.b',
      5,
      '2025-12-06T19:10:00Z',
      'We followed the order on the card. The egg at the end is a lovely idea.',
      'verified',
    ],
    [
      'tobias.k',
      5,
      '2025-11-23T18:27:00Z',
      'The board comes with it and goes back with the rider. Clever.',
      'verified',
    ],
    [
      'dov',
      2,
      '2025-08-03T20:55:00Z',
      'I wrote that I do not eat prawn and found one on the board anyway. They refunded it the same evening.',
      'verified',
    ],
  ],
  'salmon-sashimi': [
    ['mele', 5, '2025-09-05T18:40:00Z', 'Seven slices, all of the same piece, and you notice.', 'verified'],
    ['lindiwe', 4, '2025-04-17T19:24:00Z', 'Great fish. I did not know one eats the radish, and now I do.'],
  ],
  'tuna-sashimi': [
    [
      'petros',
      5,
      '2025-10-25T19:48:00Z',
      'Real wasabi! It fades within minutes, so open that little box last.',
      'verified',
    ],
    ['juniper', 4, '2025-06-08T18:16:00Z', 'Clean cut, deep red, no metal taste at all.', 'verified'],
  ],
  'yellowtail-sashimi': [
    ['lindiwe', 5, '2025-11-15T19:37:00Z', 'The chili and the ponzu are exactly enough.', 'verified'],
    [
      'r_okafor',
      4,
      '2025-07-26T20:20:00Z',
      'So thin that the plate shows through. Beautiful, and a little short for the price.',
      'verified',
    ],
  ],
  'sashimi-selection': [
    [
      'celeste',
      5,
      '2025-12-13T19:29:00Z',
      'Our anniversary, rained in, was saved by a rider on a cargo bike.',
      'verified',
    ],
    ['mele', 5, '2025-10-31T18:58:00Z', 'Enough for two and a cat that got nothing.', 'verified'],
    ['dov', 3, '2025-05-18T20:07:00Z', 'Fish superb, soup lukewarm.', 'verified'],
  ],
};
