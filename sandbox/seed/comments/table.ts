import type { CommentDrafts } from '../complete.ts';

/** Threads below the posts on folding, cutting, seasons, soy and tea. */
export const tableComments: CommentDrafts = {
  'temaki-at-home-in-ten-minutes': [
    {
      username: 'celeste',
      created_at: '2025-02-02T20:48:00Z',
      content: 'Too much rice. Every single time. You were right.',
      replies: [
        {
          username: 'tobias.k',
          created_at: '2025-02-03T12:09:00Z',
          content: 'I weigh it: 40 g. Less fun, better cones.',
          replies: [
            {
              username: 'celeste',
              created_at: '2025-02-03T18:31:00Z',
              content: 'A scale at the table? My guests already think that I am strange.',
              replies: [
                {
                  username: 'tobias.k',
                  created_at: '2025-02-03T19:02:00Z',
                  content: 'Tell them it is for the wasabi.',
                },
              ],
            },
          ],
        },
      ],
    },
    {
      username: 'juniper',
      created_at: '2025-02-08T13:27:00Z',
      content: 'Did this with six children. Nobody asked for ketchup.',
    },
    {
      created_at: '2025-02-15T17:50:00Z',
      content: 'What could stand in for shiso? Our grocer has never heard of it.',
      replies: [
        {
          username: 'hana',
          created_at: '2025-02-15T19:14:00Z',
          content: 'Mint and basil, one leaf of each. Not the same, but nice.',
        },
      ],
    },
  ],
  'the-knife-does-not-push': [
    {
      username: 'petros',
      created_at: '2025-06-18T20:33:00Z',
      content: 'Which stones do you use? I have a 1000 and feel that something is missing.',
      replies: [
        {
          username: 'Aiko',
          created_at: '2025-06-19T07:49:00Z',
          content: '1000, 3000, 8000. If you buy only one more, make it the 3000.',
        },
      ],
    },
    {
      username: 'mele',
      created_at: '2025-06-24T18:08:00Z',
      content: 'Watched you do this at the counter on Friday and forgot to eat.',
    },
  ],
  'how-much-soy-is-enough': [
    {
      username: 'lindiwe',
      created_at: '2025-09-01T19:45:00Z',
      content: 'I feel seen by the eleven grains of rice.',
      replies: [
        {
          username: 'Lio',
          created_at: '2025-09-02T10:12:00Z',
          content: 'You are among friends. My own record is thirty.',
        },
      ],
    },
    {
      username: 'dov',
      created_at: '2025-09-05T12:20:00Z',
      content:
        'Tried the salmon without soy for the first time. I had been eating soy with salmon for ten years.',
    },
  ],
  'what-the-boats-bring-in-winter': [
    {
      username: 'r_okafor',
      created_at: '2025-12-08T19:30:00Z',
      content: 'Met the dog. The dog is in charge.',
      replies: [
        {
          username: 'annika.b',
          created_at: '2025-12-09T08:26:00Z',
          content: 'What is its name?',
          replies: [{ username: 'Aiko', created_at: '2025-12-09T09:03:00Z', content: 'Captain.' }],
        },
      ],
    },
  ],
  'seventy-degrees': [
    {
      username: 'hana',
      created_at: '2026-01-16T17:22:00Z',
      content: 'I threw the bag away. I am sorry.',
      replies: [
        {
          username: 'Noor',
          created_at: '2026-01-17T09:35:00Z',
          content: 'Next time we will write TEA INSIDE on it.',
        },
      ],
    },
    {
      username: 'juniper',
      created_at: '2026-01-20T15:13:00Z',
      content: 'Three breaths with the cup in the hand. Simple, and it works.',
    },
  ],
};
