import { releaseMark } from '@shop/shared/contracts';
import { defaultTreeAdapter, html, serialize, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { parsePage } from '../parse-page.ts';

const plain =
  'p ul li dl dt dd blockquote pre figure figcaption address hr br table caption thead tbody tr strong em b i s del ins sub sup code';

/** Elements that stay, each with the attributes that stay. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(plain.split(' ').map((name) => [name, []])),
  a: ['href'],
  img: ['src', 'alt', 'width', 'height'],
  time: ['datetime'],
  ol: ['start'],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan', 'scope'],
};

const namesOf = (names: string) => new Set(names.split(' '));

/** Nothing of these is for readers: controls, what only browsers use, and other documents. */
const dropped = namesOf(
  'script style template link meta noscript svg canvas iframe object embed button form input select textarea label dialog progress video audio',
);

/** Boxes of the layout; a text that stands in one alone becomes a paragraph. */
const boxes = namesOf('div section article header footer main nav aside');
const inline = namesOf('a img time strong em b i s del ins sub sup code br');

/** Schemes of addresses that stay; no other is for readers, and some run code in the page around. */
const schemes = { href: /^(?:https?|mailto|tel):$/, src: /^https?:$/ };

interface FragmentOptions {
  /** Origin of the storefront, for links and pictures. */
  readonly origin: string;
  /** Name of the area, and the address that its release's files stand below. */
  readonly area: string;
  readonly base: string;
  /** Level of the first heading, 1 to 6; the others follow. */
  readonly level: number;
  /** Whether a link to an address is for readers: not to the page itself, and not to one about the customer. */
  leadsOn(address: URL): boolean;
}

/**
 * What somebody reads of a rendered page, as plain HTML: headings, texts, lists, tables, pictures and links with whole addresses,
 * without classes, scripts and controls. Empty for a page without `<main>`.
 */
export function fragmentHtml(page: string, { origin, area, base, level, leadsOn }: FragmentOptions): string {
  const document = parsePage(page.replaceAll(releaseMark(area), base));
  const main = find(document, ({ tagName }) => tagName === 'main');
  if (!main) return '';
  const first = find(main, ({ tagName }) => /^h[1-6]$/.test(tagName));
  const shift = level - Number(first?.tagName.slice(1) ?? level);

  const attributesOf = (
    { tagName, attrs }: Tree.Element,
    names: readonly string[],
  ): Tree.Element['attrs'] => {
    const attributes = attrs.filter(({ name }) => names.includes(name));
    const whole = attributes.flatMap(({ name, value }) => {
      if (name !== 'href' && name !== 'src') return [{ name, value }];
      if (!URL.canParse(value, origin)) return [];
      const { href, protocol } = new URL(value, origin);
      return schemes[name].test(protocol) ? [{ name, value: href }] : [];
    });
    return tagName === 'img' ? [...whole, { name: 'loading', value: 'lazy' }] : whole;
  };

  const element = (
    tagName: string,
    attrs: Tree.Element['attrs'],
    children: Tree.ChildNode[],
  ): Tree.Element => {
    const created = defaultTreeAdapter.createElement(tagName, html.NS.HTML, attrs);
    for (const child of children) defaultTreeAdapter.appendChild(created, child);
    return created;
  };

  const readable = (nodes: readonly Tree.ChildNode[]): Tree.ChildNode[] =>
    nodes.flatMap((node, index): Tree.ChildNode[] => {
      if (defaultTreeAdapter.isTextNode(node)) return [textNode(node.value)];
      if (!defaultTreeAdapter.isElementNode(node)) return [];
      const picture = pictureWithoutScript(node, nodes[index + 1]);
      return picture ? clean(picture) : clean(node);
    });

  const clean = (node: Tree.Element): Tree.ChildNode[] => {
    const { tagName } = node;
    if (dropped.has(tagName) || isHidden(node)) return [];
    if (tagName === 'img' && attributeOf(node, 'src').startsWith('data:')) return [];
    const href = tagName === 'a' && attributeOf(node, 'href');
    if (href && URL.canParse(href, origin) && !leadsOn(new URL(href, origin))) return [];
    const children = readable(node.childNodes);
    const names = allowed[tagName];
    if (/^h[1-6]$/.test(tagName)) {
      const shifted = Math.min(6, Math.max(1, Number(tagName.slice(1)) + shift));
      return [element(`h${shifted}`, [], children)];
    }
    if (names)
      return isEmpty(tagName, children) ? [] : [element(tagName, attributesOf(node, names), children)];
    const isText = boxes.has(tagName) && children.some(hasText) && children.every(isInline);
    if (isText) return [element('p', [], children)];
    // Words of two boxes stay apart.
    return children.every(isInline) ? [textNode(' '), ...children, textNode(' ')] : children;
  };

  const fragment = defaultTreeAdapter.createDocumentFragment();
  for (const node of clean(main)) defaultTreeAdapter.appendChild(fragment, node);
  return serialize(fragment)
    .trim()
    .replace(marks, (mark) => `&#${`${mark.charCodeAt(0)}`.padStart(3, '0')};`);
}

/**
 * By which template engines and other systems know what they replace or run: sites may have them read a fragment. Those of Blade and
 * Razor begin with `@`, of Velocity with `#` and with a `$` that is no price's, and a line of Mako with `%`.
 */
const marks = /[{}[\]@#%]|\$(?!\d)/g;

/** JSON without these in its texts, but for names of JSON-LD such as `@type`; it means the same. */
export function jsonWithoutMarks(json: string): string {
  return json.replace(/"[^"\\]*(?:\\.[^"\\]*)*":?/g, (text) =>
    /^"@\w+":$/.test(text) ? text : text.replace(marks, (mark) => `\\u00${mark.charCodeAt(0).toString(16)}`),
  );
}

const textNode = (text: string) => defaultTreeAdapter.createTextNode(text);

function find(parent: Tree.ParentNode, test: (element: Tree.Element) => boolean): Tree.Element | undefined {
  for (const node of parent.childNodes) {
    if (!defaultTreeAdapter.isElementNode(node)) continue;
    const found = test(node) ? node : find(node, test);
    if (found) return found;
  }
  return undefined;
}

function attributeOf({ attrs }: Tree.Element, name: string): string {
  return attrs.find((attribute) => attribute.name === name)?.value ?? '';
}

function isHidden({ attrs }: Tree.Element): boolean {
  return attrs.some(({ name, value }) => name === 'hidden' || (name === 'aria-hidden' && value === 'true'));
}

/** The picture in the `noscript` after one that is loaded by script. */
function pictureWithoutScript({ tagName }: Tree.Element, next: Tree.ChildNode | undefined) {
  if (tagName !== 'img' || !next || !defaultTreeAdapter.isElementNode(next) || next.tagName !== 'noscript')
    return undefined;
  return next.childNodes.find(defaultTreeAdapter.isElementNode);
}

function hasText(node: Tree.ChildNode): boolean {
  return defaultTreeAdapter.isTextNode(node)
    ? node.value.trim() !== ''
    : defaultTreeAdapter.isElementNode(node) && node.childNodes.some(hasText);
}

function isInline(node: Tree.ChildNode): boolean {
  if (defaultTreeAdapter.isTextNode(node)) return true;
  return (
    defaultTreeAdapter.isElementNode(node) && inline.has(node.tagName) && node.childNodes.every(isInline)
  );
}

const mayBeEmpty = new Set(['img', 'br', 'hr', 'td', 'th']);

function isEmpty(tagName: string, children: readonly Tree.ChildNode[]): boolean {
  return (
    !mayBeEmpty.has(tagName) &&
    children.every((child) => defaultTreeAdapter.isTextNode(child) && child.value.trim() === '')
  );
}
