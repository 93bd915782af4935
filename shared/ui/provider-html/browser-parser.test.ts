import { expect, test } from 'vitest';
import { withoutReportedAttributes } from './browser-parser.ts';
import { effortOf } from '../../testing/effort.ts';

test.each([
  ['<p style="color: red">a</p>', '<p data-style="color: red">a</p>'],
  ['<p STYLE = x onclick=\'a > "b"\'>a</p>', '<p data-STYLE = x data-onclick=\'a > "b"\'>a</p>'],
  ['<img/src=x/onerror=a>', '<img/src=x/data-onerror=a>'],
  [
    '<noscript><p title="</noscript><img onerror=a>">',
    '<noscript><p title="</noscript><img data-onerror=a>">',
  ],
  ['<img alt=">" onerror=a>', '<img alt=">" data-onerror=a>'],
  ['<a title="x"onclick=a>b</a>', '<a title="x"data-onclick=a>b</a>'],
])('%s becomes %s', (html, quiet) => {
  expect(withoutReportedAttributes(html)).toBe(quiet);
});

test.each([
  "<p>The style = plain, and once = enough; don't</p>",
  '<a href="/?style=plain" title="style = plain">a</a>',
  '<p data-on="x" lang="on">person=1</p>',
  '3 < 4 style=x',
])('%s stays', (html) => {
  expect(withoutReportedAttributes(html)).toBe(html);
});

test('reads half a million hostile characters in no time', async () => {
  const effort = await effortOf(() => {
    for (const part of ['<a ', '="', "='", 'on', 'on ', 'style   ', '=   ', '<a onx'])
      withoutReportedAttributes(part.repeat(500_000 / part.length));
  });
  expect(effort).toBeLessThan(30);
});
