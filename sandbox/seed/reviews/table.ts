import type { ReviewDrafts } from '../complete.ts';

/** Reviews of bowls, sides, sweets and drinks. */
export const tableReviews: ReviewDrafts = {
  'miso-soup': [
    [
      'mele',
      5,
      '2025-12-04T18:12:00Z',
      'I read the blog post and then could not stop thinking about it. As good as described.',
      'verified',
    ],
    [
      'petros',
      4,
      '2025-10-28T18:39:00Z',
      'Deep for a vegan broth. Arrived properly hot in its flask.',
      'verified',
    ],
    ['annika.b', 4, '2025-01-18T19:21:00Z', 'Comfort in a cup. Could take one more cube of tofu.'],
  ],
  'salmon-poke-bowl': [
    [
      'juniper',
      5,
      '2025-09-17T12:26:00Z',
      'Pour, wait, mix once. They are right about the once.',
      'verified',
    ],
    [
      'lindiwe',
      4,
      '2025-08-05T12:44:00Z',
      'Big portion, fresh fish, and a dressing with a clear idea.',
      'verified',
    ],
  ],
  'eel-rice-bowl': [
    [
      'dov',
      5,
      '2025-11-26T19:31:00Z',
      'The rice under the eel is the best part. Do not tell anyone.',
      'verified',
    ],
    ['r_okafor', 5, '2025-09-13T18:50:00Z', 'Expensive, and worth each cent of it.', 'verified'],
  ],
  'mushroom-udon': [
    ['hana', 5, '2025-12-11T18:46:00Z', 'Chewy noodles, clear broth. It fixed a whole Thursday.', 'verified'],
    [
      'celeste',
      4,
      '2025-03-15T19:09:00Z',
      'Plenty of mushrooms. The noodles stick a little if you wait.',
      'verified',
    ],
  ],
  'pan-fried-gyoza': [
    ['tobias.k', 5, '2025-10-06T18:28:00Z', 'That crust. Six are not enough, as usual.', 'verified'],
    [
      'annika.b',
      3,
      '2025-07-22T19:55:00Z',
      'Good filling, but they steamed themselves soft on the way.',
      'verified',
    ],
  ],
  edamame: [
    ['petros', 4, '2025-08-24T18:03:00Z', 'Warm, salty, gone before the rest was on the table.', 'verified'],
  ],
  'mochi-trio': [
    ['mele', 5, '2025-11-21T20:14:00Z', 'The strawberry one should be illegal.', 'verified'],
    [
      'lindiwe',
      5,
      '2025-09-02T13:35:00Z',
      'Not too sweet, and so soft. I could eat the matcha one every day.',
      'verified',
    ],
    [
      'juniper',
      4,
      '2025-04-26T19:43:00Z',
      'Lovely, but eat them the same evening; the next day they were firm.',
      'verified',
    ],
  ],
  dorayaki: [
    [
      'dov',
      5,
      '2025-10-16T14:20:00Z',
      'Fluffy, honey first, beans after. My grandmother approved.',
      'verified',
    ],
    ['hana', 4, '2025-06-01T15:02:00Z', 'Best with the sencha.'],
  ],
  'black-sesame-ice-cream': [
    ['celeste', 5, '2025-08-13T20:31:00Z', 'Looks like cement, tastes like heaven.', 'verified'],
  ],
  sencha: [
    [
      'r_okafor',
      5,
      '2025-11-04T16:10:00Z',
      'The second pot is even better. Thank you for sending the leaves.',
      'verified',
    ],
    [
      'annika.b',
      4,
      '2025-05-23T15:27:00Z',
      'Grassy and sweet. The flask keeps it hot for an hour.',
      'verified',
    ],
  ],
  'iced-matcha-latte': [
    ['lindiwe', 4, '2025-07-08T14:48:00Z', 'Strong and not sweet, as promised. Stir it well.', 'verified'],
  ],
  'yuzu-soda': [
    ['tobias.k', 5, '2025-08-18T17:39:00Z', 'Smells like a summer that I have not had yet.', 'verified'],
  ],
  'junmai-sake': [
    [
      'petros',
      5,
      '2025-12-12T20:08:00Z',
      'Warm, with the eel. The rider did ask for my passport, and I am fifty-two.',
      'verified',
    ],
    [
      'dov',
      1,
      '2025-01-31T20:40:00Z',
      'The flask had leaked into the bag. Replaced at once, but the evening was damp.',
      'verified',
    ],
  ],
};
