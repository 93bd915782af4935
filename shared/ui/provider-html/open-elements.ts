import { blockTags } from './blocks.ts';
import { headingLevel } from './outline.ts';

export type TextNode = string | TextElement;

export interface TextElement {
  tag: string;
  readonly children: TextNode[];
  /** Of a link or a picture, as written. */
  address?: string | null;
  /** What stands for a picture. */
  alternative?: string;
  numbers?: Readonly<
    Partial<Record<'start' | 'colSpan' | 'rowSpan' | 'width' | 'height', number | undefined>>
  >;
  /** A table that stands in no other. */
  readonly outermost?: boolean;
}

/** Elements within each other, at most; of what lies deeper the words stay. */
const deepest = 24;

const tags = (names: string) => new Set(names.split(' '));
const voids = tags('br hr img wbr');
const tableParts = tags('caption thead tbody tfoot tr td th');
/** What of a table holds no words of its own. */
const frames = tags('table thead tbody tfoot tr');
/** No tag within ends what stands around these. */
const cells = tags('table caption td th');
const headings = tags('h1 h2 h3 h4 h5 h6');
const paragraph = tags('p');
const table = tags('table');
const rowGroups = tags('thead tbody tfoot');
const rows = tags('tr');
const links = tags('a');
const items = tags('li');
const terms = tags('dt dd');
const itemBounds = new Set([...blockTags, ...cells].filter((tag) => !tags('address div p').has(tag)));
const listBounds = new Set([...cells, 'ul', 'ol']);

/**
 * The elements of a text that are open while it is read, the innermost last. Ends are implied as in a browser's parser:
 * https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-inbody
 */
export class OpenElements {
  readonly #shown: ReadonlySet<string>;
  readonly #path: [TextElement, ...TextElement[]] = [{ tag: '', children: [] }];

  constructor(shown: ReadonlySet<string>) {
    this.#shown = shown;
  }

  get nodes(): readonly TextNode[] {
    return this.#path[0].children;
  }

  addText(text: string): void {
    const { tag, children } = this.#innermost();
    if (frames.has(tag)) return this.#addBeforeTable(text);
    const begins = children.length === 0;
    const words = begins && tag === 'pre' ? text.replace(/^\n/, '') : text;
    const last = children.at(-1);
    if (typeof last === 'string') children[children.length - 1] = last + words;
    else if (words) children.push(words);
  }

  /** The element that a tag opens, if it opens one. */
  open(tag: string): TextElement | null {
    if (tableParts.has(tag)) return this.#openTablePart(tag);
    if (frames.has(this.#innermost().tag)) return null;
    this.#endBefore(tag);
    if (!this.#shown.has(tag) || (this.#path.length > deepest && !voids.has(tag))) return null;
    return this.#add(tag);
  }

  close(tag: string): void {
    if (tag === 'p' || (blockTags.has(tag) && !this.#shown.has(tag))) {
      const ended = this.#end(paragraph, cells);
      if (!ended && tag === 'p' && this.open('p')) this.#path.pop();
    } else if (headings.has(tag)) this.#end(headings, cells);
    else if (tag === 'li') this.#end(items, listBounds);
    else this.#end(new Set([tag]), tableParts.has(tag) || tag === 'table' ? table : cells);
  }

  #innermost(): TextElement {
    return this.#path.at(-1) ?? this.#path[0];
  }

  #add(tag: string): TextElement {
    const outermost = tag === 'table' && !this.#path.some((around) => around.tag === 'table');
    const element: TextElement = { tag, children: [], outermost };
    this.#innermost().children.push(element);
    if (!voids.has(tag)) this.#path.push(element);
    return element;
  }

  /** Ends the innermost of the wanted elements and all within, unless a bound stands between. */
  #end(wanted: ReadonlySet<string>, bounds: ReadonlySet<string>): boolean {
    const at = this.#path.findLastIndex(({ tag }) => wanted.has(tag) || bounds.has(tag));
    if (at <= 0 || !wanted.has(this.#path[at]?.tag ?? '')) return false;
    this.#path.splice(at);
    return true;
  }

  /** What a tag ends by its beginning. */
  #endBefore(tag: string): void {
    if (blockTags.has(tag)) this.#end(paragraph, cells);
    if (headingLevel(tag) && headingLevel(this.#innermost().tag)) this.#path.pop();
    if (tag === 'li') this.#end(items, itemBounds);
    if (tag === 'dt' || tag === 'dd') this.#end(terms, itemBounds);
    if (tag === 'a') this.#end(links, cells);
  }

  /** A part of the innermost table, with the parts around it that were left out. */
  #openTablePart(tag: string): TextElement | null {
    if (!this.#path.some((around) => around.tag === 'table')) return null;
    if (tag === 'td' || tag === 'th') {
      if (!this.#backTo(rows)) this.#openTablePart('tr');
    } else if (tag !== 'tr') this.#backTo(table);
    else if (!this.#backTo(rowGroups)) {
      this.#backTo(table);
      this.#add('tbody');
    }
    return this.#add(tag);
  }

  #backTo(wanted: ReadonlySet<string>): boolean {
    const at = this.#path.findLastIndex(({ tag }) => wanted.has(tag) || tag === 'table');
    if (!wanted.has(this.#path[at]?.tag ?? '')) return false;
    this.#path.splice(at + 1);
    return true;
  }

  /** Words between the cells of a table; a browser puts them before it. */
  #addBeforeTable(text: string): void {
    if (!text.trim()) return;
    const at = this.#path.findLastIndex(({ tag }) => tag === 'table');
    this.#path[at - 1]?.children.splice(-1, 0, text);
  }
}
