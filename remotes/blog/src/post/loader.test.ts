import { textWords } from '@shop/shared/ui';
import { expect, test } from 'vitest';
import { readingMinutes } from './loader.ts';

test.each([
  ['', 0],
  ['<p> </p><script>one two three</script>', 0],
  ['<p>Rice.</p>', 1],
  [`<p>${'rice '.repeat(220)}</p>`, 1],
  [`<h2>Rice</h2><p>${'rice '.repeat(329)}</p>`, 2],
  [`<ul><li>${'rice '.repeat(1100)}</li></ul>`, 5],
])('%# takes whole minutes', async (html, minutes) => {
  expect(readingMinutes(await textWords(html))).toBe(minutes);
});
