import { expect, test } from 'vitest';
import { hostileSamples } from '../../testing/hostile-html/index.ts';
import { allowedTags } from './allowed-html.ts';
import { type HtmlNode, headingLevel, outline } from './html-tree.ts';
import { parseHtml } from './parse5-parser.ts';

/** The allowed elements of a text, written out. */
function written(html: string): string {
  return parseHtml(html, 1).map(write).join('');
}

function write(node: HtmlNode): string {
  if (typeof node === 'string') return node;
  const attributes = Object.entries(node.attributes).map(([name, value]) => ` ${name}=${value}`);
  return `<${node.tag}${attributes.join('')}>${node.children.map(write).join('')}</${node.tag}>`;
}

function depth(nodes: readonly HtmlNode[]): number {
  return Math.max(0, ...nodes.map((node) => (typeof node === 'string' ? 0 : 1 + depth(node.children))));
}

function count(nodes: readonly HtmlNode[]): number {
  return nodes.reduce((sum, node) => sum + (typeof node === 'string' ? 1 : 1 + count(node.children)), 0);
}

test.each([
  '<p>a <strong>b <em>c</em></strong> d</p><ul><li>e<ol start=3><li>f</li></ol></li></ul>',
  '<blockquote><p>a</p><p><cite>b</cite></p></blockquote><dl><dt>c</dt><dd>d</dd></dl>',
  '<figure><figcaption>a</figcaption></figure><details><summary>b</summary>c</details>',
  '<table><caption>a</caption><thead><tr><th colspan=2>b</th></tr></thead><tbody><tr><td>c</td><td>d</td></tr></tbody></table>',
  '<pre><code>a\n  b</code></pre><p>\u00a0</p><p></p>',
])('keeps %s', (html) => {
  expect(written(html)).toBe(html);
});

test.each([
  ['a paragraph before a block', '<p>a<p>b<ul><li>c</ul>d', '<p>a</p><p>b</p><ul><li>c</li></ul>d'],
  ['a paragraph before a block that is not kept', '<p>a<section>b</section>', '<p>a</p>b'],
  ['an item before an item', '<ul><li>a<li><p>b<li>c</ul>', '<ul><li>a</li><li><p>b</p></li><li>c</li></ul>'],
  [
    'no item around a list within',
    '<ul><li>a<ul><li>b</ul><li>c</ul>',
    '<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>',
  ],
  ['terms', '<dl><dt>a<dd>b<dt>c</dl>', '<dl><dt>a</dt><dd>b</dd><dt>c</dt></dl>'],
  ['a heading before a heading', '<h2>a<h2>b</h3>c', '<h1>a</h1><h1>b</h1>c'],
  ['a link before a link', '<a href=/a>a<a href=/b>b</a>', '<a href=/a>a</a><a href=/b>b</a>'],
  ['no mark with a paragraph', '<p><b>a</p>b', '<p><b>a</b></p><b>b</b>'],
  [
    'nothing outside of a cell',
    '<p>a<table><tr><td></p>b</b></table>',
    '<p>a</p><table><tbody><tr><td><p></p>b</td></tr></tbody></table>',
  ],
])('ends %s', (_, html, kept) => {
  expect(written(html)).toBe(kept);
});

test.each([
  [
    '<table><tr><td>a<td>b<tr><th>c</table>d',
    '<table><tbody><tr><td>a</td><td>b</td></tr><tr><th>c</th></tr></tbody></table>d',
  ],
  ['<table><td>a</table>', '<table><tbody><tr><td>a</td></tr></tbody></table>'],
  ['<table> <tr> <td>a</td> </tr> </table>', '<table><tbody><tr><td>a</td></tr></tbody></table>'],
  ['<table>a<tr>b<td>c<p>d</table>', 'ab<table><tbody><tr><td>c<p>d</p></td></tr></tbody></table>'],
  ['<tr><td>a</td></tr>', 'a'],
  [
    '<table><tr><td><table><td>a</table>b</table>',
    '<table><tbody><tr><td><table><tbody><tr><td>a</td></tr></tbody></table>b</td></tr></tbody></table>',
  ],
  [
    '<table><thead><tr><th>a<tbody><tr><td>b</table>',
    '<table><thead><tr><th>a</th></tr></thead><tbody><tr><td>b</td></tr></tbody></table>',
  ],
])('completes the table %s', (html, kept) => {
  expect(written(html)).toBe(kept);
});

test.each([
  ['<p class=a style="b" onclick="c()">d</p>', '<p>d</p>'],
  ['<font>a</font><custom-one>b</custom-one><img src=x onerror=c() style=d>', 'ab<img src=x></img>'],
  ['<a title=" href=/a" HREF = "/b?c&amp;d">e</a>', '<a title= href=/a href=/b?c&d>e</a>'],
  ['a &amp;lt; &#60;b>', 'a &lt; <b>'],
  ['K&auml;se jalape&ntilde;o &trade; &bull; &frac12;', 'Käse jalapeño ™ • ½'],
  ['<!--x--!>shown', 'shown'],
  ['<iframe src=/a title=b onload=c()>d</iframe>', '<iframe src=/a title=b></iframe>'],
  ['<pre>\na\r\nb</pre>', '<pre>a\nb</pre>'],
  ['a<br/>b<hr>c', 'a<br></br>b<hr></hr>c'],
  ['</p>a</b></td>', '<p></p>a'],
])('of %s keeps %s', (html, kept) => {
  expect(written(html)).toBe(kept);
});

test.each([
  ['a link', '<a href=/a><marquee><a href=/b>c</a></marquee></a>', '<a href=/a>c</a>'],
  ['a paragraph', '<p><button><p>a</p><div>b</div></button></p>', '<p>ab</p>'],
  ['an item', '<ul><li><button><li>a</button></ul>', '<ul><li>a</li></ul>'],
  ['a term', '<dl><dt><button><dd>a</button></dl>', '<dl><dt>a</dt></dl>'],
  ['a heading', '<h2><button><h3>a</h3></button></h2>', '<h1>a</h1>'],
  [
    'no item of a list within',
    '<ul><li><button><ul><li>a</ul></button></ul>',
    '<ul><li><ul><li>a</li></ul></li></ul>',
  ],
])('nests nothing in %s that would end it', (_, html, kept) => {
  expect(written(html)).toBe(kept);
});

test('fits headings below the level given', () => {
  const tags = parseHtml('<h1>a</h1><h4>b</h4><h2>c</h2>', 2).map(
    (node) => typeof node !== 'string' && node.tag,
  );
  expect(tags).toEqual(['h2', 'h3', 'h3']);
});

const hostile = [
  '<b>',
  '<p>',
  '<div>',
  '<ul><li>',
  '<table>',
  '<table><td>',
  '<a>',
  '</p>',
  '<dt>',
  'a<b>',
  '<td>',
  '<h1><h2>',
];

// Each tag is held against the open elements and makes few new ones: as long as both are bounded, so is the work.
test.each(hostile)('goes no deeper than a bound for many %s, and makes no more than was written', (part) => {
  const times = 5000;
  const tree = parseHtml(`${part.repeat(times)}words`, 1);
  expect(depth(tree)).toBeLessThan(32);
  expect(count(tree)).toBeLessThan(3 * times + 10);
  expect(tree.map(write).join('')).toContain('words');
});

test('holds nothing but what is allowed, whatever was written', () => {
  const every = (nodes: readonly HtmlNode[]): string[] =>
    nodes.flatMap((node) => (typeof node === 'string' ? [] : [node.tag, ...every(node.children)]));
  const found = new Set(hostileSamples.flatMap((html) => every(parseHtml(html, 1))));
  expect(found.size).toBeGreaterThan(5);
  expect([...found].filter((tag) => !allowedTags.includes(tag))).toEqual(['iframe']);
});

test.each([
  [[], 2, []],
  [[1, 2, 2, 3], 2, [2, 3, 3, 4]],
  [[1, 4, 2], 2, [2, 3, 3]],
  [[3, 2, 3], 2, [2, 2, 3]],
  [[2, 3, 2], 3, [3, 4, 3]],
  [[6, 5, 6, 1], 3, [3, 3, 4, 3]],
  [[1, 2, 3, 4, 5, 6], 3, [3, 4, 5, 6, 6, 6]],
])('levels %j below %d are %j', (written, top, shown) => {
  expect(outline(written, top)).toEqual(shown);
});

test('reads the level of a heading from its tag', () => {
  expect(['h1', 'H6', 'h7', 'hr', 'p', 'head'].map(headingLevel)).toEqual([1, 6, 0, 0, 0, 0]);
});
