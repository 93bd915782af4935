import type { ReviewDrafts } from '../complete.ts';

/** Reviews of maki, uramaki and temaki. */
export const rollReviews: ReviewDrafts = {
  'tuna-hosomaki': [
    [
      'dov',
      5,
      '2025-11-19T12:41:00Z',
      'It does crackle. I ate the first one at the door to check.',
      'verified',
    ],
    ['hana', 4, '2025-09-21T18:33:00Z', 'Honest little rolls. The lid with the holes works.', 'verified'],
    ['tobias.k', 5, '2025-04-05T19:02:00Z', 'My standard lunch for a year now.', 'verified'],
  ],
  'cucumber-hosomaki': [
    [
      'lindiwe',
      5,
      '2025-08-09T12:05:00Z',
      'The kids’ favorite, and cheap enough that I do not mind.',
      'verified',
    ],
    ['annika.b', 4, '2025-05-30T13:14:00Z', 'Crisp and clean between two richer things.'],
  ],
  'pickled-radish-hosomaki': [
    ['juniper', 5, '2025-10-03T18:49:00Z', 'Loud, yellow, wonderful.', 'verified'],
    ['petros', 3, '2025-03-08T19:36:00Z', 'A bit sweet for my taste, but the crunch is great.'],
  ],
  futomaki: [
    ['celeste', 5, '2025-11-28T18:08:00Z', 'Too pretty to cut, too big to bite. I managed.', 'verified'],
    [
      'r_okafor',
      4,
      '2025-07-03T12:52:00Z',
      'The mushroom makes it. I would love six pieces instead of four.',
      'verified',
    ],
  ],
  'california-uramaki': [
    ['mele', 5, '2025-12-01T18:22:00Z', 'Real crab, and you can tell from the first bite.', 'verified'],
    [
      'annika.b',
      5,
      '2025-10-14T19:41:00Z',
      'I used to think that California rolls were boring. They were just not this one.',
      'verified',
    ],
    [
      'tobias.k',
      4,
      '2025-06-15T18:57:00Z',
      'Generous. The roe pops. One end piece was a little loose.',
      'verified',
    ],
  ],
  'spicy-tuna-uramaki': [
    ['dov', 5, '2025-11-07T19:18:00Z', 'A round heat that arrives late and stays polite.', 'verified'],
    ['hana', 4, '2025-08-29T18:11:00Z', 'I asked for mild and got mild. That rarely happens.', 'verified'],
    ['lindiwe', 2, '2025-02-21T20:26:00Z', 'Too hot for me; the picture looks innocent.'],
  ],
  'dragon-uramaki': [
    [
      'juniper',
      5,
      '2025-12-09T19:03:00Z',
      'Warm prawn, cool avocado, sweet sauce. I have nothing to add.',
      'verified',
    ],
    ['petros', 5, '2025-09-26T18:55:00Z', 'Perfectly ripe avocado on a plain Tuesday. How?', 'verified'],
    ['celeste', 4, '2025-06-20T19:47:00Z', 'Very rich, share it.', 'verified'],
  ],
  'tempura-prawn-uramaki': [
    [
      'r_okafor',
      4,
      '2025-10-22T18:35:00Z',
      'Still crisp after a twenty minute ride. Impressive.',
      'verified',
    ],
    ['mele', 5, '2025-05-11T12:47:00Z', 'The crumbs on the outside are dangerous.'],
  ],
  'green-garden-uramaki': [
    ['lindiwe', 5, '2025-06-06T12:38:00Z', 'At last a vegan roll that somebody thought about.', 'verified'],
    ['annika.b', 5, '2025-05-16T18:14:00Z', 'The charred asparagus! Please keep it after June.', 'verified'],
  ],
  'salmon-temaki': [
    [
      'tobias.k',
      5,
      '2025-11-14T18:44:00Z',
      'Folding it yourself is half of the fun, and the nori stays crisp.',
      'verified',
    ],
    ['dov', 4, '2025-09-06T19:28:00Z', 'Messy and delicious. Have napkins ready.', 'verified'],
  ],
  'spicy-tuna-temaki': [
    ['hana', 5, '2025-07-31T18:17:00Z', 'Chopped just right, with real bite.', 'verified'],
  ],
  'tempura-prawn-temaki': [
    ['celeste', 4, '2025-10-11T12:59:00Z', 'The paper sleeve is a good trick. Prawn still hot.', 'verified'],
  ],
};
