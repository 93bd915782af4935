import { expect, test } from 'vitest';
import { draftOf, emptyMessage, messageOf, messageProblems } from './message.ts';

test('a message comes back as it was stored', () => {
  const message = { ...emptyMessage, name: 'Mele ', message: 'More\nrice "please"' };
  expect(messageOf(draftOf(message))).toEqual(message);
  expect(draftOf(emptyMessage)).toBe('');
});

test.each(['', 'null', '7', '"text"', '[]', '{', '{"name":7,"to":"x"}'])(
  '%j is an empty message',
  (draft) => {
    expect(messageOf(draft)).toEqual(emptyMessage);
  },
);

const complete = {
  ...emptyMessage,
  name: 'Mele',
  email: 'mele@umi.example',
  subject: 'Rice',
  message: 'More.',
};

test('a complete message has none, with and without a phone', () => {
  expect(messageProblems(complete)).toEqual({});
  expect(messageProblems({ ...complete, phone_number: 'by night' })).toEqual({});
});

test('names every blank field but the phone, from the top', () => {
  const problems = messageProblems({ ...emptyMessage, subject: ' \n ' });
  expect(Object.keys(problems)).toEqual(['name', 'email', 'subject', 'message']);
  expect(new Set(Object.values(problems))).toEqual(new Set(['Please fill in this field.']));
});

test.each([
  'mele',
  'mele@',
  '@umi.example',
  'mele@umi',
  'me le@umi.example',
  'mele@umi..example',
  'a@b@c.example',
])('%j is no address', (email) => {
  expect(messageProblems({ ...complete, email })).toEqual({
    email: 'Please enter an email address such as name@example.com.',
  });
});

test.each([' mele@umi.example ', "o'mele+rice@kitchen.umi.example", 'm@1-2.example'])(
  '%j is one',
  (email) => {
    expect(messageProblems({ ...complete, email })).toEqual({});
  },
);
