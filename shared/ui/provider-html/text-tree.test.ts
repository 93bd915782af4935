import { expect, test } from 'vitest';
import { hostileSamples } from '../../testing/hostile-html/index.ts';
import { allowedTags } from './allowed.ts';
import type { TextNode } from './open-elements.ts';
import { textTree } from './text-tree.ts';

/** The elements of a text written out. */
function written(html: string): string {
  return textTree(html, 1).map(write).join('');
}

function write(node: TextNode): string {
  if (typeof node === 'string') return node;
  const { tag, address, numbers = {}, children } = node;
  const kept = Object.entries({ href: address ?? undefined, ...numbers }).flatMap(([name, value]) =>
    value === undefined ? [] : ` ${name}=${value}`,
  );
  return `<${tag}${kept.join('')}>${children.map(write).join('')}</${tag}>`;
}

function depth(nodes: readonly TextNode[]): number {
  return Math.max(0, ...nodes.map((node) => (typeof node === 'string' ? 0 : 1 + depth(node.children))));
}

function count(nodes: readonly TextNode[]): number {
  return nodes.reduce((sum, node) => sum + (typeof node === 'string' ? 1 : 1 + count(node.children)), 0);
}

test.each([
  '<p>a <strong>b <em>c</em></strong> d</p><ul><li>e<ol start=3><li>f</li></ol></li></ul>',
  '<blockquote><p>a</p><p><cite>b</cite></p></blockquote><dl><dt>c</dt><dd>d</dd></dl>',
  '<figure><figcaption>a</figcaption></figure><details><summary>b</summary>c</details>',
  '<table><caption>a</caption><thead><tr><th colSpan=2>b</th></tr></thead><tbody><tr><td>c</td><td>d</td></tr></tbody></table>',
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
  ['what stands within', '<p><b>a</p>b', '<p><b>a</b></p>b'],
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
  ['<font>a</font><custom-one>b</custom-one><img src=x onerror=c() style=d>', 'ab<img href=x></img>'],
  ['<a title=" href=/a" HREF = "/b?c&amp;d">e</a>', '<a href=/b?c&d>e</a>'],
  ['<ol start=x><li>a</ol>', '<ol><li>a</li></ol>'],
  ['a &amp;lt; &#60;b>', 'a &lt; <b>'],
  ['<pre>\na\r\nb</pre>', '<pre>a\nb</pre>'],
  ['a<br/>b<hr>c', 'a<br></br>b<hr></hr>c'],
  ['</p>a</b></td>', '<p></p>a'],
])('of %s keeps %s', (html, kept) => {
  expect(written(html)).toBe(kept);
});

test('fits headings below the level given', () => {
  const tags = textTree('<h1>a</h1><h4>b</h4><h2>c</h2>', 2).map(
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
  const times = 20_000;
  const tree = textTree(`${part.repeat(times)}words`, 1);
  expect(depth(tree)).toBeLessThan(32);
  expect(count(tree)).toBeLessThan(3 * times + 10);
  expect(tree.map(write).join('')).toContain('words');
});

test('holds nothing but what is allowed, whatever was written', () => {
  const every = (nodes: readonly TextNode[]): string[] =>
    nodes.flatMap((node) => (typeof node === 'string' ? [] : [node.tag, ...every(node.children)]));
  const found = new Set(hostileSamples.flatMap((html) => every(textTree(html, 1))));
  expect(found.size).toBeGreaterThan(5);
  expect([...found].filter((tag) => !allowedTags.includes(tag))).toEqual([]);
});
