import { expect, test } from 'vitest';
import { fragmentHtml } from './fragment/fragment-html.ts';
import { parsePage } from './parse-page.ts';
import { previewTree } from './preview/preview-tree.ts';

/** Formatting elements that nobody closes: a parser opens all of them again in every paragraph. */
function unclosed(paragraphs: number): string {
  const opened = Array.from({ length: 400 }, (_, at) => `<b id=${at}>`).join('');
  return `<main><p>${opened}</p>${'<p>x</p>'.repeat(paragraphs)}</main>`;
}

const outcomeOf = (read: () => unknown) => {
  try {
    return read();
  } catch (error) {
    return String(error);
  }
};

test('of a page whose elements become many times as many, no preview and no fragment is made: 330 kB of it ended the edge [SEC-224]', () => {
  const html = unclosed(150);
  const options = { origin: 'http://shop.example', area: 'blog', base: '', level: 2, leadsOn: () => true };
  const refusal = 'Error: its HTML has more than 50000 elements';
  expect(outcomeOf(() => previewTree(html, () => true))).toBe(refusal);
  expect(outcomeOf(() => fragmentHtml(html, options))).toBe(refusal);
});

test('a page of tens of thousands of elements is read [SEC-224]', () => {
  expect(parsePage('<p>x</p>'.repeat(40_000)).childNodes).toHaveLength(40_000);
  expect(outcomeOf(() => previewTree(unclosed(100), () => true))).not.toBeTypeOf('string');
});
