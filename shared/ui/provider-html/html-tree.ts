import { withFewMarks } from '../../contracts/provider/read-text.ts';
import { allowedAttributes, allowedTags, droppedTags } from './allowed-html.ts';
import { cellAttributes, isFull } from './table-cells.ts';

export type HtmlNode = string | HtmlElement;

export interface HtmlElement {
  /** One of `allowedTags`, or `iframe` for a video. */
  readonly tag: string;
  /** As written, the allowed ones alone. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: HtmlNode[];
}

/** How to read the nodes of a parser. */
export interface NodeReader<Node> {
  /** Null for all but text nodes. */
  text(node: Node): string | null;
  /** In lower case; null for all but elements of HTML. */
  tag(node: Node): string | null;
  attributes(node: Node): Iterable<{ readonly name: string; readonly value: string }>;
  children(node: Node): Iterable<Node>;
}

/** An element of the tree that is not complete yet. */
interface OpenElement extends HtmlElement {
  readonly parent: OpenElement | null;
  readonly depth: number;
}

/** Elements within each other, at most; of what lies deeper the words stay. */
const maxDepth = 24;

const tags = (names: string) => new Set(names.split(' '));
const allowed = new Set(allowedTags);
const allowedNames = new Set(allowedAttributes);
const voidTags = tags('br hr img wbr col iframe');
const tableParts = tags('table colgroup thead tbody tfoot tr');
const cells = tags('table caption td th');
/** HTML's formatting elements without `a`: a parser opens those that nobody closes again in each further block. */
const formattingNames = 'b big code em font i nobr s small strike strong tt u';
const formatting = tags(formattingNames);
const blocks = tags(
  'p h1 h2 h3 h4 h5 h6 ul ol li dl dt dd div pre blockquote figure figcaption table hr address details summary',
);

/**
 * What of parsed HTML is allowed, and nothing else. Headings count from the level given.
 * @param text what was parsed, as `parsedText` gives it
 */
export function htmlTree<Node>(
  root: Node,
  reader: NodeReader<Node>,
  { text, topHeading }: { readonly text: string; readonly topHeading: number },
): HtmlNode[] {
  const tree: OpenElement = { tag: '', attributes: {}, children: [], parent: null, depth: 0 };
  // A parser makes many elements of one tag that nobody closes.
  let count = 0;
  // As many as there are tags. The words of those that a parser has added beyond that stay.
  let formats = text.split('<').length;
  // The same of attributes: a parser gives those of a link that nobody closes to one in each further paragraph.
  const left = { letters: text.length };
  // Not recursive: a parser nests as deep as the text says.
  const open = [{ nodes: reader.children(root)[Symbol.iterator](), element: tree }];
  for (let level = open.at(-1); level; level = open.at(-1)) {
    const { done, value: node } = level.nodes.next();
    if (done) open.pop();
    else {
      const words = reader.text(node);
      const tag = reader.tag(node);
      if (words !== null) addText(level.element, words);
      else if (tag !== null && !droppedTags.has(tag)) {
        if (++count > mostElements) break;
        const isLeftOut = formatting.has(tag) && --formats < 0;
        const { element: parent } = level;
        const element = isLeftOut ? parent : addElement(parent, tag, reader.attributes(node), left);
        open.push({ nodes: reader.children(node)[Symbol.iterator](), element });
      }
    }
  }
  if (count > mostElements) tree.children.push('…');
  return fitHeadings(tree.children, topHeading);
}

function addText({ tag, children }: OpenElement, text: string): void {
  if (voidTags.has(tag) || (tableParts.has(tag) && !text.trim())) return;
  const last = children.at(-1);
  if (typeof last === 'string') children[children.length - 1] = last + text;
  else if (text) children.push(text);
}

/** Adds an element if it is allowed at this place. Gives the element that its content belongs to. Takes from `left` what attributes have. */
function addElement(
  parent: OpenElement,
  tag: string,
  written: Iterable<{ readonly name: string; readonly value: string }>,
  left: { letters: number },
): OpenElement {
  const all = [...written];
  const isVideo = tag === 'span' && all.some(({ name }) => name === 'data-frame');
  const isTooDeep = parent.depth >= maxDepth && !voidTags.has(tag);
  if (!allowed.has(tag) || isTooDeep || !isAllowedIn(parent, tag)) return parent;
  const isCell = tag === 'td' || tag === 'th';
  // Of an open element all children are open elements, or words.
  if (isCell && isFull(parent))
    return parent.children.findLast((cell) => typeof cell !== 'string') as OpenElement;
  const kept = all
    .filter(({ name, value }) => allowedNames.has(name) && (left.letters -= name.length + value.length) >= 0)
    .map(({ name, value }) => [name, value] as const);
  const attributes = Object.fromEntries(kept);
  const element: OpenElement = {
    tag: isVideo ? 'iframe' : tag,
    attributes: isCell ? cellAttributes(parent, attributes) : attributes,
    children: [],
    parent,
    depth: parent.depth + 1,
  };
  parent.children.push(element);
  return element;
}

/**
 * Whether HTML can say that an element stands there. Elements that are left out may have stood between two that a
 * parser never nests: written out by a server, the inner one would end the outer one.
 */
function isAllowedIn(parent: OpenElement, tag: string): boolean {
  if (voidTags.has(parent.tag)) return false;
  if (/^(?:t[rdh]|caption|colgroup|col|thead|tbody|tfoot)$/.test(tag)) return tableParts.has(parent.tag);
  if (headingLevel(tag) && headingLevel(parent.tag)) return false;
  for (let around: OpenElement | null = parent; around && !cells.has(around.tag); around = around.parent)
    if (blocks.has(tag) && around.tag === 'p') return false;
    else if (tag === 'a' && around.tag === 'a') return false;
  if (tag === 'li') return !isDirectlyIn(parent, ['li']);
  return !/^d[td]$/.test(tag) || !isDirectlyIn(parent, ['dt', 'dd']);
}

/** Whether the innermost block around is one of those; `div`, `p` and `address` do not count. */
function isDirectlyIn(parent: OpenElement, names: readonly string[]): boolean {
  for (let around: OpenElement | null = parent; around; around = around.parent) {
    if (names.includes(around.tag)) return true;
    const isBound = blocks.has(around.tag) || cells.has(around.tag);
    if (isBound && !/^(?:div|p|address)$/.test(around.tag)) return false;
  }
  return false;
}

function fitHeadings(nodes: readonly HtmlNode[], top: number): HtmlNode[] {
  const headings = [...elementsIn(nodes)].filter(({ tag }) => headingLevel(tag));
  const levels = outline(
    headings.map(({ tag }) => headingLevel(tag)),
    top,
  );
  const fitted = new Map(headings.map((heading, at) => [heading, `h${levels[at] ?? top}`]));
  const limited = marksLimit();
  const copy = (node: HtmlNode): HtmlNode =>
    typeof node === 'string'
      ? limited(node)
      : {
          tag: fitted.get(node) ?? node.tag,
          attributes: node.attributes,
          children: node.children.map(copy),
        };
  return nodes.map(copy);
}

/** Reads the words of a text in their order: the marks of a letter may be written as entities, and go on from element to element. */
function marksLimit(): (words: string) => string {
  // At least a letter and its thirty marks.
  let end = '';
  return (words) => {
    const limited = withFewMarks(end + words).slice(end.length);
    end = (end + limited).slice(-64);
    return limited;
  };
}

function* elementsIn(nodes: readonly HtmlNode[]): Generator<HtmlElement> {
  for (const node of nodes)
    if (typeof node !== 'string') {
      yield node;
      yield* elementsIn(node.children);
    }
}

/** The text of some nodes, with a space where a block begins or ends. */
export function wordsOf(nodes: readonly HtmlNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return node;
      const isApart = blocks.has(node.tag) || /^(?:br|t[rdh]|caption)$/.test(node.tag);
      return isApart ? ` ${wordsOf(node.children)} ` : wordsOf(node.children);
    })
    .join('');
}

/**
 * Levels for the headings of a text that stands in a page: the topmost get `top`, and none is skipped below.
 * Takes the levels as written, in order: `outline([1, 4, 2], 2)` is `[2, 3, 3]`.
 */
export function outline(written: readonly number[], top: number): number[] {
  const open: number[] = [];
  return written.map((level) => {
    while ((open.at(-1) ?? 0) >= level) open.pop();
    open.push(level);
    return Math.min(top + open.length - 1, 6);
  });
}

/** The level of `h1` to `h6`, 0 for any other tag. */
export function headingLevel(tag: string): number {
  return Number(/^h([1-6])$/i.exec(tag)?.[1] ?? 0);
}

/** Tags of a text, at most: a browser takes time with the square of those that nobody closes, a second for so many. */
const mostTags = 10_000;

/** Elements of its tree: a table's parser adds as many as were written. */
const mostElements = 2 * mostTags;

/** What a parser is given of an HTML text: all of it, or what stands before a tag too many. */
export function parsedText(html: string): string {
  return markFrames(barePhrases(firstTags(html)));
}

function firstTags(html: string): string {
  let at = -1;
  for (let tags = 0; tags <= mostTags; tags += 1) {
    at = html.indexOf('<', at + 1);
    if (at < 0) return html;
  }
  return `${html.slice(0, at)}…`;
}

const phrases = new RegExp(`<(${formattingNames.replaceAll(' ', '|')})(?=[\\t\\n\\f\\r /])`, 'gi');

/**
 * Gives the attributes of HTML's formatting elements to a span within. In each further paragraph a parser opens those again that
 * nobody has closed: three that are the same, but all that differ in an attribute, so that 5,000 of them would become millions.
 */
function barePhrases(html: string): string {
  return html.replace(phrases, '<$1><span ');
}

/** Frames as spans that keep their attributes, since a browser's sanitiser lets no frame pass. */
function markFrames(html: string): string {
  return html.replace(/<(\/?)iframe(?=[\s/>])/gi, (_, slash: string) =>
    slash ? '</span' : '<span data-frame ',
  );
}
