import { expect, test } from 'vitest';
import { draftOf, emptyMessage, messageOf } from './message.ts';

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
