import type { CommentDrafts } from '../complete.ts';

/** Threads below the posts on soup, rice and nori. */
export const kitchenComments: CommentDrafts = {
  'a-soup-that-starts-the-day-before': [
    {
      username: 'mele',
      created_at: '2024-03-05T18:24:00Z',
      content:
        'Did this last night. The kitchen smelled of the sea and my partner asked whether the window was open.',
      replies: [
        {
          username: 'Aiko',
          created_at: '2024-03-06T08:02:00Z',
          content: 'The best compliment there is. Did you keep the kelp?',
          replies: [
            {
              username: 'mele',
              created_at: '2024-03-06T12:40:00Z',
              content: 'I did! Cut fine, with soy and a little sugar. Gone in a day.',
              replies: [
                {
                  username: 'hana',
                  created_at: '2024-03-07T19:11:00Z',
                  content: 'Add sesame seeds at the end. You can thank me later.',
                },
              ],
            },
          ],
        },
        {
          created_at: '2024-03-08T07:30:00Z',
          content: 'Same here, and I live nowhere near the sea.',
        },
      ],
    },
    {
      username: 'petros',
      created_at: '2024-03-11T20:05:00Z',
      content: 'Is there a way to do it without mushrooms? I am allergic.',
      replies: [
        {
          username: 'Aiko',
          created_at: '2024-03-12T08:15:00Z',
          content:
            'Yes: kelp alone, a longer strip, and a spoon more of the red miso. Rounder, a bit less deep.',
        },
      ],
    },
    {
      username: 'bestdeals4u',
      created_at: '2024-03-13T03:00:00Z',
      content: 'Cheap pots and pans, visit my page!!!',
      unapproved: true,
    },
  ],
  'why-nori-should-crackle': [
    {
      username: 'dov',
      created_at: '2024-09-20T21:17:00Z',
      content: 'I tested the four minutes with a stopwatch. It was three and a half. Still impressed.',
      replies: [
        {
          username: 'Ren',
          created_at: '2024-09-21T09:40:00Z',
          content: 'Was it raining?',
          replies: [{ username: 'dov', created_at: '2024-09-21T17:55:00Z', content: 'It was raining.' }],
        },
      ],
    },
    {
      username: 'lindiwe',
      created_at: '2024-09-23T18:36:00Z',
      content: 'The trick with the pan and the sesame oil saved a very sad leftover roll.',
    },
  ],
  'the-rice-is-the-recipe': [
    {
      username: 'r_okafor',
      created_at: '2025-04-14T19:20:00Z',
      content: 'One cup and a spoon <strong>really</strong> is enough? The bag says one and a half.',
      replies: [
        {
          username: 'Ren',
          created_at: '2025-04-15T08:05:00Z',
          content: 'If you soak it, yes. The bag does not know that you soaked it.',
        },
      ],
    },
    {
      created_at: '2025-04-17T06:58:00Z',
      content: 'Fourteen years of weather in a notebook. I would read that book.',
    },
    {
      username: 'annika.b',
      created_at: '2025-04-20T16:44:00Z',
      content: 'Followed it to the letter & the grains hold hands. Thank you!',
    },
  ],
};
