import { expect, test } from 'vitest';
import { markedParts } from './suggestion.tsx';

const marked = (name: string, term: string) =>
  markedParts(name, term)
    .map(({ text, marked: is }) => (is ? `[${text}]` : text))
    .join('');

test.each([
  ['Salmon nigiri', 'sal', '[Sal]mon nigiri'],
  ['Salmon nigiri', 'NIGI salm', '[Salm]on [nigi]ri'],
  ['Salmon nigiri', '', 'Salmon nigiri'],
  ['A.B (c)', '.b (', 'A[.B] [(]c)'],
])('marks in %s what was typed as %s', (name, term, words) => {
  expect(marked(name, term)).toBe(words);
});
