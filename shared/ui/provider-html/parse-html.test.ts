import { expect, test } from 'vitest';
import { wordsOf, type HtmlNode } from './html-tree.ts';
import { parseHtml, textWords } from './parse-html.ts';
import { effortOf } from '../../testing/effort.ts';

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
  const parts = ['<', '<a', '<!--', '</', '&#', '<script>', '<a "', '<a ="', "<a ='", '<a =', '<a = ', ' '];
  const effort = await effortOf(async () => {
    for (const part of parts) await textWords(part.repeat(500_000 / part.length));
  });
  expect(effort).toBeLessThan(30);
});

test('reads up to the 10,000th tag, and says that there was more [REC-19]', async () => {
  expect(await textWords('<i>a</i>'.repeat(5000))).toBe('a'.repeat(5000));
  expect(await textWords('<i>a</i>'.repeat(5001))).toBe(`${'a'.repeat(5000)}…`);
  expect(await textWords(`kept ${'<b>'.repeat(333_333)} lost`)).toBe('kept …');
});

test('makes no more than 20,000 elements, however many a tag stands for [SEC-73]', () => {
  const open = ['b', 'i', 's', 'u', 'em', 'code'].map((tag) => `<${tag}>`.repeat(3)).join('');
  const nodes = parseHtml(`<p>${open}${'<p>x'.repeat(5000)}`, 1) ?? [];
  expect(count(nodes)).toBeLessThan(20_000);
  expect(nodes.at(-1)).toBe('…');
});

test('makes no more formatting elements than there are tags, and keeps the words of the others [SEC-79]', () => {
  const open = ['b', 'i', 's', 'u', 'em', 'code', 'small', 'strong']
    .map((tag) => `<${tag}>`.repeat(2))
    .join('');
  const nodes = parseHtml(`<p>${open}${'<p>x'.repeat(700)}last`, 1) ?? [];
  expect(count(nodes)).toBeLessThan(2 * 717 + 2);
  expect(nodes).toHaveLength(701);
  expect(wordsOf(nodes)).toMatch(/^ {2}(?: x ){699} xlast $/);
});

test('makes no more letters of attributes than a text has, and keeps the words of the others [SEC-210]', () => {
  const html = `<p><a href="https://other.example/${'x'.repeat(40_000)}">x${'<p>x'.repeat(9000)}last`;
  const nodes = parseHtml(html, 1) ?? [];
  expect(lettersOfAttributes(nodes)).toBeLessThan(html.length);
  expect(wordsOf(nodes)).toMatch(/^ x {2}(?:x {2}){8999}xlast $/);
  const written = '<p title="a"><a href="/b">b</a><img src="c" alt="d"></p>';
  expect(lettersOfAttributes(parseHtml(written.repeat(500), 1) ?? [])).toBe(
    500 * 'titleahref/bsrccaltd'.length,
  );
});

test('gives a row 99 columns, and a cell 99 places in columns and rows; further words go on [SEC-77]', () => {
  const spans = (cells: string) =>
    (
      JSON.stringify(parseHtml(`<table><tr>${cells}</table>`, 1)).match(/"(?:col|row)span":"\w+"/g) ?? []
    ).join();
  expect(spans('<td colspan=9 rowspan=11>x')).toBe('"colspan":"9","rowspan":"11"');
  expect(spans('<td rowspan=0>x<td colspan=many>y')).toBe('');
  expect(spans('<td colspan=1000 rowspan=65534>x')).toBe('"colspan":"99"');
  expect(spans('<td colspan=90>x<td colspan=100 rowspan=20>y')).toBe(
    '"colspan":"90","colspan":"9","rowspan":"11"',
  );
  const nodes = parseHtml(`<table><tr>${'<td>x'.repeat(200)}</table>`, 1) ?? [];
  expect(count(nodes)).toBe(3 + 99);
  expect(wordsOf(nodes).replace(/ /g, '')).toBe('x'.repeat(200));
});

test('opens what nobody has closed again in thousands of paragraphs in no time [SEC-73]', async () => {
  const formats = Array.from({ length: 1500 }, (_, at) => `<b title=${at}>`).join('');
  const effort = await effortOf(async () => {
    expect(await textWords(`<p>${formats}first${'<p>x'.repeat(1500)}`)).toMatch(/^first x x/);
  });
  expect(effort).toBeLessThan(30);
});

test('keeps thirty marks of a letter, however they are written [SEC-81]', async () => {
  const few = `e${'\u0301'.repeat(30)}`;
  expect(await textWords(`<p>${few}x`)).toBe(`${few}x`);
  expect(await textWords(`<p>e${'&#769'.repeat(9000)};x`)).toBe(`${few}x`);
  expect(await textWords(`<p>e${'\u0301<!---->'.repeat(4000)}x`)).toBe(`${few}x`);
});

test('keeps thirty marks of a letter through elements and what nobody sees, and emoji as they are [SEC-87]', async () => {
  const marks = '\u0301'.repeat(30);
  expect(await textWords(`e${`<i>${marks}</i>`.repeat(99)}x`)).toBe(`e${marks}x`);
  expect(await textWords(`e${`${marks}&zwnj;\u2060`.repeat(99)}x`)).toBe(`e${marks}x`);
  expect(await textWords(`👍${'🏽'.repeat(99)}x`)).toBe(`👍${'🏽'.repeat(30)}x`);
  const good = '🏴󠁧󠁢󠁥󠁮󠁧󠁿👩🏽\u200d🚀 tiếng Việt น้ำ ที่ می\u200cخواهم بِسْمِ';
  expect(await textWords(good.repeat(99))).toBe(good.repeat(99));
});

test('keeps what an attribute says of formatted words [SEC-73]', () => {
  const [word] = parseHtml('<i lang="ja">nigiri</i>', 1) ?? [];
  const inner = { tag: 'span', attributes: { lang: 'ja' }, children: ['nigiri'] };
  expect(word).toEqual({ tag: 'i', attributes: {}, children: [inner] });
});

function count(nodes: readonly HtmlNode[]): number {
  return nodes.reduce((sum, node) => sum + (typeof node === 'string' ? 0 : 1 + count(node.children)), 0);
}

function lettersOfAttributes(nodes: readonly HtmlNode[]): number {
  return nodes.reduce((sum, node) => {
    if (typeof node === 'string') return sum;
    return sum + Object.entries(node.attributes).flat().join('').length + lettersOfAttributes(node.children);
  }, 0);
}
