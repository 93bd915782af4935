import { afterEach, expect, test } from 'vitest';
import { isWriting } from './reload-when-answered.ts';

afterEach(() => document.body.replaceChildren());

test.each([
  ['<input name="subject">', true],
  // As the prices of a list, which say what it is filtered by.
  ['<input>', false],
  ['<input type="text">', true],
  ['<input type="email">', true],
  ['<textarea></textarea>', true],
  ['<input type="number">', false],
])('a page with %s that has a value would lose what somebody has written: %s [SEC-135]', (field, isLost) => {
  document.body.innerHTML = `<main id="content">${field}</main>`;
  expect(isWriting()).toBe(false);
  const filled = document.querySelector<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
  if (filled) filled.value = '7';
  expect(isWriting()).toBe(isLost);
});
