import { expect, test } from 'vitest';
import { AnswerTooLarge, checkContent } from './answer-content.ts';

const limits = { rows: 10, html: 100 };
const check = (value: unknown) => () =>
  checkContent(new TextEncoder().encode(typeof value === 'string' ? value : JSON.stringify(value)), limits);
const rows = (count: number) => Array.from({ length: count }, (_, id) => ({ id, tags: ['a', 'b, c'] }));
const html = (length: number) => '<'.padEnd(length, 'x');

test.each([
  ['a list as long as it may be', { results: rows(10) }],
  ['many lists', Array.from({ length: 9 }, () => rows(10))],
  ['commas in texts', { text: ','.repeat(90), more: `"${',"\\'.repeat(20)}` }],
  ['a text with markup as long as it may be', { text: html(100) }],
  ['a longer text without markup', { text: 'x'.repeat(1000) }],
  ['quotes and backslashes in a text', { text: '\\"'.repeat(200), other: 'a' }],
  ['what is no JSON', '<html>'.repeat(100)],
  ['half a text', `{"text":"${'x'.repeat(200)}`],
])('%s is within the limits', (_, value) => {
  expect(check(value)).not.toThrow();
});

test.each([
  ['a list that is longer', { results: rows(11) }],
  ['a list within a record', { results: [{ reviews: rows(11) }] }],
  ['a list of numbers', Array.from({ length: 200 }, () => 0)],
  ['an object with many names', Object.fromEntries(rows(11).map(({ id }) => [`name ${id}`, 'x'.repeat(20)]))],
  ['a longer text with markup', { text: html(101) }],
  ['markup after quotes', { text: `${'\\"'.repeat(40)}${html(101)}` }],
  ['markup that is written as an escape', `{"text":"\\u003C${'x'.repeat(200)}"}`],
  ['lists within lists', `${'['.repeat(201)}${']'.repeat(201)}`],
])('%s is not', (_, value) => {
  expect(check(value)).toThrow(AnswerTooLarge);
});
