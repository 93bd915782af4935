import { renderArea } from '@shop/shared/testing/area/server';
import { expect, test } from 'vitest';
import { area } from './area.tsx';
import { draftOf, emptyMessage, joinedDraft, messageOf } from './contact/message.ts';

test('a browser that goes back to a message does not fill it in before it is known who is there [SEC-64]', async () => {
  const html = await renderArea(area, '/contact', () => ({}));
  expect([...html.matchAll(/autocomplete="(\w+)"/gi)].map(([, value]) => value)).toEqual(
    Array(5).fill('off'),
  );
});

test('what is typed early into the text of a message takes no place of the text that was begun [SEC-70]', () => {
  const begun = draftOf({ ...emptyMessage, subject: 'Rice', message: 'A table for ten on Friday.' });
  const typed = draftOf({ ...emptyMessage, subject: 'Noodles', message: 'Hello' });
  const { subject, message } = messageOf(joinedDraft(begun, typed));
  expect({ subject, message }).toEqual({ subject: 'Noodles', message: 'A table for ten on Friday.\nHello' });
  const again = messageOf(
    joinedDraft(begun, draftOf({ ...emptyMessage, message: 'A table for ten on Friday.' })),
  );
  expect(again.message).toBe('A table for ten on Friday.');
});
