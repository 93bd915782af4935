import { expect, test } from 'vitest';
import type { HtmlNode } from './html-tree.ts';
import { parseHtml, textWords } from './parse-html.ts';

test('keeps the words of blocks, lines and cells apart', async () => {
  const html =
    '<h2>Rice</h2><p>Warm,\n <em>al</em>ways.<br>So.</p><ul><li>one<li>two</ul><table><tr><td>Maki</td><td>6</td></tr></table>End';
  expect(await textWords(html)).toBe('Rice Warm, always. So. one two Maki 6 End');
});

test('takes plain text as it is', async () => {
  expect(await textWords('3 < 4 & 5 > 2')).toBe('3 < 4 & 5 > 2');
});

test('reads characters by name and number', async () => {
  expect(await textWords('&lt;b&gt; &amp;amp; &#8217;&#x2019; &nosuch; &#0;&#xd800;.')).toBe(
    '<b> &amp; ’’ &nosuch; \ufffd\ufffd.',
  );
});

test('ends a tag where a browser does', async () => {
  expect(await textWords('<a title="a > b" href=\'>\'>c</a><p title=">d')).toBe('c');
});

test.each([
  '<script>alert(1)</script>',
  '<SCRIPT >alert(1)</SCRIPT >',
  '<script>alert(1)',
  '<style>p { color: red }</style>',
  '<!-- alert(1) -->',
  '<!-- never closed',
  '<svg><text>alert(1)</text></svg>',
  '<template><p>alert(1)</p></template>',
  '<iframe srcdoc="<p>alert(1)</p>"></iframe>',
  '<img src=x onerror=alert(1)',
  '<?php alert(1) ?>',
  '<!DOCTYPE html>',
])('has nothing to say for %j', async (html) => {
  expect(await textWords(html)).toBe('');
});

test('finds its way among letters that are longer when small', async () => {
  expect(await textWords('İİİİ<B>a</B><SCRIPT>İ</SCRIPT>b')).toBe('İİİİab');
});

test('reads half a million hostile characters in no time', async () => {
  const start = performance.now();
  const parts = ['<', '<a', '<!--', '</', '&#', '<script>', '<a "', '<a ="', "<a ='", '<a =', '<a = ', ' '];
  for (const part of parts) await textWords(part.repeat(500_000 / part.length));
  expect(performance.now() - start).toBeLessThan(5_000);
});

test('reads up to the 10,000th tag, and says that there was more [REC-19]', async () => {
  expect(await textWords('<i>a</i>'.repeat(5000))).toBe('a'.repeat(5000));
  expect(await textWords('<i>a</i>'.repeat(5001))).toBe(`${'a'.repeat(5000)}…`);
  expect(await textWords(`kept ${'<b>'.repeat(333_333)} lost`)).toBe('kept …');
});

test('makes no more than 20,000 elements, however many a tag stands for [SEC-73]', () => {
  const open = ['b', 'i', 's', 'u', 'em', 'code'].map((tag) => `<${tag}>`.repeat(3)).join('');
  const nodes = parseHtml(`<p>${open}${'<p>x'.repeat(5000)}`, 1) ?? [];
  expect(count(nodes)).toBe(20_000);
  expect(nodes.at(-1)).toBe('…');
});

test('opens what nobody has closed again in thousands of paragraphs in no time [SEC-73]', async () => {
  const formats = Array.from({ length: 1500 }, (_, at) => `<b title=${at}>`).join('');
  const start = performance.now();
  expect(await textWords(`<p>${formats}first${'<p>x'.repeat(1500)}`)).toMatch(/^first x x/);
  expect(performance.now() - start).toBeLessThan(5_000);
});

test('keeps what an attribute says of formatted words [SEC-73]', () => {
  const [word] = parseHtml('<i lang="ja">nigiri</i>', 1) ?? [];
  const inner = { tag: 'span', attributes: { lang: 'ja' }, children: ['nigiri'] };
  expect(word).toEqual({ tag: 'i', attributes: {}, children: [inner] });
});

function count(nodes: readonly HtmlNode[]): number {
  return nodes.reduce((sum, node) => sum + (typeof node === 'string' ? 0 : 1 + count(node.children)), 0);
}
