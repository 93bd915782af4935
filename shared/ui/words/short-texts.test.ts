import { expect, test } from 'vitest';
import { effortOf } from '../../testing/effort.ts';
import { shortName, shortParagraphs, withShortWords } from './short-texts.ts';

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

test('a character that joins letters, or holds a line together, is none between words [SEC-238]', () => {
  for (const joint of ['\ufeff', '\xa0', '\u2007', '\u202f']) {
    const word = `${'م'.repeat(999)}${joint}`;
    expect(withShortWords(word.repeat(3))).toBe(`${word} ${word} ${word}`);
  }
});

test('each word is read once, however near it is to a thousand letters [SEC-239]', async () => {
  const text = `${'a'.repeat(999)} `.repeat(20);
  const effort = await effortOf(() => {
    for (let count = 0; count < 500; count += 1) withShortWords(text);
  });
  expect(effort).toBeLessThan(6);
});

test('a paragraph has two thousand letters at most and a blank at its end, and nothing is lost [SEC-249]', () => {
  for (const text of ['a\u3000'.repeat(10_000), 'م'.repeat(20_000), `${'word '.repeat(900)}\n\nend`]) {
    const paragraphs = shortParagraphs(text);
    expect(Math.max(...paragraphs.map(({ length }) => length))).toBeLessThanOrEqual(2001);
    expect(paragraphs.length).toBeLessThan(text.length / 900);
    expect(paragraphs.join('').replaceAll(/\s/g, '')).toBe(text.replaceAll(/\s/g, ''));
  }
  for (const text of ['Good.\n\nVery good. ', 'm'.repeat(1000)])
    expect(shortParagraphs(text)).toEqual([text]);
  expect(shortParagraphs('')).toEqual([]);
});

test('a name has 150 characters at most [SEC-249]', () => {
  expect(shortName('m'.repeat(20_000))).toBe(`${'m'.repeat(150)}…`);
  expect([shortName(' mele '), shortName(' '), shortName(undefined)]).toEqual(['mele', '', '']);
});
