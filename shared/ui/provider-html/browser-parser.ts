import { pageGlobal } from '../../contracts/index.ts';
import { htmlTree, parsedText, type HtmlNode, type NodeReader } from './html-tree.ts';

/** The HTML Sanitizer API, https://wicg.github.io/sanitizer-api/: needs no trusted type. */
interface SafelyParsing extends HTMLElement {
  setHTML?(html: string, options: { sanitizer: object }): void;
}

/** https://w3c.github.io/trusted-types/ */
interface TrustedTypesGlobal {
  readonly trustedTypes?: {
    createPolicy(
      name: string,
      rules: { createHTML(html: string): string },
    ): { createHTML(html: string): string };
  };
}

const htmlNamespace = 'http://www.w3.org/1999/xhtml';

const reader: NodeReader<Node> = {
  text: (node) => (node instanceof Text ? node.data : null),
  tag: (node) =>
    node instanceof Element && read(Element, 'namespaceURI', node) === htmlNamespace
      ? read(Element, 'localName', node)
      : null,
  attributes: (node) => (node instanceof Element ? read(Element, 'attributes', node) : []),
  children: (node) => read(Node, 'childNodes', node),
};

/** A property as the browser has it: a form's own properties are shadowed by the names of its fields. */
function read<Type extends Node, Name extends keyof Type & string>(
  { prototype }: { readonly prototype: Type },
  name: Name,
  node: Node,
): Type[Name] {
  return Reflect.get(prototype, name, node) as Type[Name];
}

/** Parses HTML by the browser's own parser: what of it is allowed, as in `htmlTree`. Null where the page refuses that. */
export function parseHtml(html: string, topHeading: number): HtmlNode[] | null {
  const text = parsedText(html);
  const root = parsed(withoutReportedAttributes(text));
  return root && htmlTree(root, reader, { text, topHeading });
}

/** parse5, for pages where `parseHtml` gives null. */
export async function loadParser(): Promise<typeof parseHtml> {
  return (await import('./parse5-parser.ts')).parseHtml;
}

/** The text in an inert document, which runs and loads nothing. */
function parsed(html: string): Node | null {
  if (canParseSafely()) {
    const holder = inertElement();
    holder.setHTML?.(html, { sanitizer: {} });
    return holder;
  }
  const page = pageGlobal();
  if (page.parseDocument === undefined) page.parseDocument = createDocumentParser();
  // A document that begins with a `frameset` would have no body.
  return page.parseDocument?.(`<!doctype html><body>${html}`).body ?? null;
}

function inertElement(): SafelyParsing {
  return document.implementation.createHTMLDocument('').createElement('div');
}

/** Null where the page's Trusted Types refuse it, which the browser reports. */
function createDocumentParser(): ((html: string) => Document) | null {
  const { trustedTypes } = globalThis as TrustedTypesGlobal;
  try {
    // Pages' policies have allowed this name since DOMPurify was in this place.
    const policy = trustedTypes?.createPolicy('dompurify', { createHTML: (html) => html });
    return (html) => new DOMParser().parseFromString(policy?.createHTML(html) ?? html, 'text/html');
  } catch {
    return null;
  }
}

/** Chrome had another `setHTML` from 105 to 118, which takes no such sanitiser. */
function canParseSafely(): boolean {
  const holder = inertElement();
  try {
    holder.setHTML?.('<b>a</b>', { sanitizer: {} });
    return holder.firstElementChild?.localName === 'b';
  } catch {
    return false;
  }
}

/**
 * Renames handlers and styles, which are dropped later: under a strict policy a browser reports them already while it
 * parses, though nothing can run. What this misses costs a report and no more.
 */
export function withoutReportedAttributes(html: string): string {
  let inTag = false;
  return html.replace(parts, (part) => {
    if (part === '>') inTag = false;
    else if (part.startsWith('<')) inTag = true;
    else if (inTag && !part.startsWith('=')) return `data-${part}`;
    return part;
  });
}

/** Starts and ends of tags, quoted values (markup in them may be none to a parser), and names of handlers and styles. */
const parts = /<[a-z]|>|=\s*(?:"[^"<]*"|'[^'<]*')|(?<![\w-])(?:on[a-z]+|style)(?=\s*=)/gi;
