import { array, assert, constantFrom, property, string, webUrl, oneof } from 'fast-check';
import { expect, test } from 'vitest';
import { allowedAttributes, allowedTags } from './allowed-html.ts';
import type { HtmlNode } from './html-tree.ts';
import { linkTarget } from './link-target.ts';
import { loadParser, textWords, wordsAtOnce } from './parse-html.ts';

const pieces = constantFrom(
  ...[
    '<p>',
    '</p>',
    '<b',
    ' onclick=alert(1)',
    '>',
    '<script>',
    '</script>',
    '<svg>',
    '<math>',
    '<table>',
    '<td>',
  ],
  ...[
    '<a href="javascript:alert(1)">',
    '</a>',
    '<img src=x onerror=y>',
    '<style>',
    '<template>',
    '&lt;',
    '&#x0;',
  ],
  ...[
    '<!--',
    '-->',
    '<![CDATA[',
    ']]>',
    '<iframe src="https://www.youtube.com/embed/a">',
    '<select>',
    '<h1>',
  ],
  ...[
    '"',
    "'",
    '=',
    '\u0000',
    '\ud800',
    'words',
    '<form id=a><input name=attributes>',
    '<details open>',
    '</',
  ],
);
const html = array(oneof(pieces, string({ maxLength: 5 })), { maxLength: 40 }).map((parts) => parts.join(''));

const tags = new Set([...allowedTags, 'iframe']);
const attributes = new Set(allowedAttributes);

function checkNode(node: HtmlNode, depth: number): void {
  if (typeof node === 'string') return;
  expect(tags, node.tag).toContain(node.tag);
  expect(depth).toBeLessThan(100);
  for (const name of Object.keys(node.attributes)) expect(attributes, name).toContain(name);
  for (const child of node.children) checkNode(child, depth + 1);
}

test('HTML of any content becomes a tree of allowed elements and attributes alone [REL-04]', async () => {
  const parse = await loadParser();
  assert(
    property(html, (text) => {
      for (const node of parse(text, 2) ?? []) checkNode(node, 0);
    }),
    { numRuns: 1200 },
  );
});

test('the words of HTML of any content are one line', async () => {
  for (const text of ['<p>a\nb', '<script>', '\u0000']) expect(await textWords(text)).not.toMatch(/\n/);
  assert(
    property(html, (text) => {
      expect(wordsAtOnce(text)).not.toMatch(/[\n\t]|^\s|\s$/);
    }),
    { numRuns: 1200 },
  );
});

const storefront = new URL('https://shop.example/');
const links = { href: (path: string) => `https://shop.example${path}` } as Parameters<typeof linkTarget>[1];
const addresses = oneof(
  string(),
  webUrl(),
  array(
    constantFrom(
      ...[
        '/',
        '\\',
        ':',
        '#',
        '?',
        '.',
        '@',
        '\t',
        '\n',
        ' ',
        'javascript',
        'data',
        'https',
        'mailto',
        'a',
        'shop.example',
        '%2f',
        '\u0000',
      ],
    ),
    {
      maxLength: 9,
    },
  ).map((parts) => parts.join('')),
);

test('an address of any content is a page of the shop at its own origin, another website, mail or telephone, or no link [REL-04]', () => {
  assert(
    property(addresses, (address) => {
      const target = linkTarget(address, links, storefront);
      if (!target) return;
      const { origin, protocol } = new URL(target.href, storefront);
      expect(protocol).toMatch(/^(https?|mailto|tel):$/);
      if (target.path !== null) expect(origin).toBe(storefront.origin);
      if (!target.outward && /^http/.test(protocol)) expect(origin).toBe(storefront.origin);
    }),
    { numRuns: 4000 },
  );
});
