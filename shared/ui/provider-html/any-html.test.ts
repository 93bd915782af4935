import { array, assert, configureGlobal, constantFrom, oneof, property, string, webUrl } from 'fast-check';
import { test } from 'vitest';
import { allowedAttributes, allowedTags } from './allowed-html.ts';
import type { HtmlNode } from './html-tree.ts';
import { linkTarget } from './link-target.ts';
import { loadParser, wordsAtOnce } from './parse-html.ts';

// The same cases in every run.
configureGlobal({ seed: 20_261_125 });

const pieces: readonly string[] = [
  '<p> </p> <b > <script> </script> <svg> <math> <table> <td> <style> <template> <select> <h1> </a> </'.split(
    ' ',
  ),
  [
    '<a href="javascript:alert(1)">',
    '<img src=x onerror=y>',
    '<iframe src="https://www.youtube.com/embed/a">',
  ],
  [
    '<form id=a><input name=attributes>',
    '<details open>',
    ' onclick=alert(1)',
    '<!--',
    '-->',
    '<![CDATA[',
    ']]>',
  ],
  ['&lt;', '&#x0;', '"', "'", '=', '\u0000', '\ud800', 'words'],
].flat();
const html = array(oneof(constantFrom(...pieces), string({ maxLength: 5 })), { maxLength: 40 }).map((parts) =>
  parts.join(''),
);

const tags: ReadonlySet<string> = new Set([...allowedTags, 'iframe']);
const attributes: ReadonlySet<string> = new Set(allowedAttributes);

function isAllowed(node: HtmlNode, depth = 0): boolean {
  if (typeof node === 'string') return true;
  const hasAllowed = Object.keys(node.attributes).every((name) => attributes.has(name));
  const areAllowed = node.children.every((child) => isAllowed(child, depth + 1));
  return depth < 100 && tags.has(node.tag) && hasAllowed && areAllowed;
}

test('HTML of any content becomes a tree of allowed elements and attributes alone [REL-04]', async () => {
  const parse = await loadParser();
  assert(
    property(html, (text) => (parse(text, 2) ?? []).every((node) => isAllowed(node))),
    { numRuns: 600 },
  );
});

test('the words of HTML of any content are one line [REL-04]', () => {
  assert(
    property(html, (text) => !/[\n\t]|^\s|\s$/.test(wordsAtOnce(text))),
    { numRuns: 600 },
  );
});

const storefront = new URL('https://shop.example/');
const links: Parameters<typeof linkTarget>[1] = {
  href: (path: string) => `https://shop.example${path}`,
};
const signs = ['/', '\\', ':', '#', '?', '.', '@', '\t', '\n', ' ', '%2f', '\u0000'];
const names = ['javascript', 'data', 'https', 'mailto', 'a', 'shop.example'];
const addresses = oneof(
  string(),
  webUrl(),
  array(constantFrom(...signs, ...names), { maxLength: 9 }).map((parts) => parts.join('')),
);

test('an address of any content is a page of the shop, another website, mail or telephone, or no link [REL-04]', () => {
  assert(
    property(addresses, (address) => {
      const target = linkTarget(address, links, storefront);
      if (!target) return true;
      const { origin, protocol } = new URL(target.href, storefront);
      const isWeb = protocol === 'https:' || protocol === 'http:';
      const isHere = target.path !== null || (isWeb && !target.outward);
      return (isWeb || /^(mailto|tel):$/.test(protocol)) && (!isHere || origin === storefront.origin);
    }),
    { numRuns: 2000 },
  );
});
