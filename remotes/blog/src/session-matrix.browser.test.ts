import type { ProviderAnswers } from '@shop/shared/testing/area';
import { press, wrongWithActions, type CustomerAction } from '@shop/shared/testing/session-matrix/actions';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { area } from './area.tsx';
import { sampleComment, samplePost } from './samples.ts';

const answers: ProviderAnswers = ({ method, path, body }) => {
  if (method === 'POST') return sampleComment({ id: 9, ...(body as object) });
  return path.startsWith('/blog/comments/') ? [sampleComment()] : samplePost();
};

const comment = { path: '/blog/soup', answers, call: 'POST /blog/comments/', typed: 'Good soup.' };
const field = (name: string) => page.getByRole('textbox', { name });

const actions: Record<string, CustomerAction> = {
  'a comment': {
    ...comment,
    prepare: () => field('Your comment').fill('Good soup.'),
    perform: () => press(page.getByRole('button', { name: 'Submit Comment' })),
    done: 'Your comment was added.',
  },
  'a reply': {
    ...comment,
    async prepare() {
      await page.getByRole('button', { name: 'Reply to mele' }).click();
      await field('Your reply to mele').fill('Good soup.');
    },
    perform: () => press(page.getByRole('button', { name: 'Submit Reply' })),
    done: 'Your comment was added.',
  },
  'a message': {
    path: '/contact',
    answers: ({ method }) => (method === 'POST' ? null : { branch_locations: [] }),
    call: 'POST /contact/messages/',
    isPublic: true,
    async prepare() {
      for (const name of ['Name', 'Subject', 'Message']) await field(name).fill('Rice');
      await field('Email').fill('mele@umi.example');
    },
    perform: () => press(page.getByRole('button', { name: 'Send Message' })),
    done: 'Thank you for your message!',
  },
};

test.each(Object.entries(actions).map(([name, action], nth) => ({ name, action, nth })))(
  'whatever became of the session, $name is sent once or not at all, and kept then [SES-19, SES-21]',
  async ({ action, nth }) => expect(await wrongWithActions(area, () => action, nth)).toEqual([]),
  1_200_000,
);
