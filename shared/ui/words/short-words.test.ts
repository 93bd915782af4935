import { expect, test } from 'vitest';
import { withShortWords } from './short-words.ts';

test('a word has a thousand letters at most, and goes on after a space [SEC-228]', () => {
  const word = 'م'.repeat(1000);
  expect(withShortWords(`${word}${word}${word}`)).toBe(`${word} ${word} ${word}`);
  const emoji = '🍣'.repeat(1000);
  expect(withShortWords(`${emoji}🍣`)).toBe(`${emoji} 🍣`);
});

test('texts of ordinary words stay as they are', () => {
  const text = `Good.\n\n  https://umi.example/${'x'.repeat(900)} `.repeat(3);
  expect(withShortWords(text)).toBe(text);
});
