import { expect, test } from 'vitest';
import { createAnnouncer } from './announcer.ts';

test('speaks through regions that are there before the first message, by urgency', () => {
  const page = document.implementation.createHTMLDocument();
  const announce = createAnnouncer(page);
  const region = (urgency: string) => page.querySelector(`[aria-live=${urgency}]`);
  expect([region('polite')?.textContent, region('assertive')?.textContent]).toEqual(['', '']);
  announce('2 x Miso soup added to cart!');
  announce('<b>Gone</b>', 'assertive');
  expect(region('polite')?.textContent).toBe('2 x Miso soup added to cart!');
  expect(region('assertive')?.textContent).toBe('<b>Gone</b>');
});

test('a message said twice is a new line each time, so that it is heard twice', () => {
  const page = document.implementation.createHTMLDocument();
  const announce = createAnnouncer(page);
  const line = () => page.querySelector('[aria-live=polite]')?.firstElementChild;
  announce('Added');
  const first = line();
  announce('Added');
  expect(line()).not.toBe(first);
  expect(page.querySelector('[aria-live=polite]')?.childElementCount).toBe(1);
});
