import purify, { type Config } from 'dompurify';
import { pageGlobal, type CleanHtml } from '../../contracts/index.ts';
import { allowedAddresses, allowedAttributes, allowedTags, unwrappedTags } from './allowed.ts';
import { localizeHtml } from './localize-html.ts';
import { markFrames } from './frames.ts';
import { quietAttributes } from './quiet-attributes.ts';

type Clean = (html: string) => DocumentFragment;

/**
 * Gives the page its sanitiser, unless it has one: all areas share the one that came first, because a page's
 * `trusted-types` directive allows a policy name once. Null on pages that let nobody parse HTML.
 */
export function provideCleaner(): CleanHtml | null {
  const page = pageGlobal();
  if (page.cleanHtml === undefined) {
    const clean = canParseSafely() ? cleanNodes : cleanText;
    page.cleanHtml = works(clean)
      ? (html, home) => localizeHtml(clean(quietAttributes(markFrames(html))), home)
      : null;
  }
  return page.cleanHtml;
}

const allowed = {
  ALLOWED_TAGS: [...allowedTags],
  ALLOWED_ATTR: [...allowedAttributes],
  ALLOWED_URI_REGEXP: allowedAddresses,
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
};

const sanitizer = {
  elements: [...allowedTags],
  replaceWithChildrenElements: [...unwrappedTags],
  attributes: [...allowedAttributes],
};

/** Parses by the browser's own sanitiser, which needs no trusted type, and lets DOMPurify go over the nodes. */
function cleanNodes(html: string): DocumentFragment {
  const holder = parsed(html);
  purify.sanitize(holder, { ...allowed, IN_PLACE: true, TRUSTED_TYPES_POLICY: unusedPolicy });
  const fragment = holder.ownerDocument.createDocumentFragment();
  fragment.append(...holder.childNodes);
  return fragment;
}

/** The text in an element of an inert document; empty where the browser has no sanitiser. */
function parsed(html: string): HTMLElement {
  const holder: SafelyParsing = document.implementation.createHTMLDocument('').createElement('div');
  holder.setHTML?.(html, { sanitizer });
  return holder;
}

/**
 * Where the browser has no sanitiser DOMPurify parses too; pages with trusted types must allow its policy. The body is
 * there before the text, or one that begins with a `frameset` would make a document without.
 */
function cleanText(html: string): DocumentFragment {
  return purify.sanitize(`<body>${html}`, { ...allowed, RETURN_DOM_FRAGMENT: true });
}

// Given one, DOMPurify makes none of its own; nodes that are there already need none.
const unusedPolicy = {
  name: 'unused',
  createHTML: (html: string) => html,
  createScript: (script: string) => script,
  createScriptURL: (address: string) => address,
} as unknown as Config['TRUSTED_TYPES_POLICY'];

/** The HTML Sanitizer API; https://wicg.github.io/sanitizer-api/ */
interface SafelyParsing extends HTMLElement {
  setHTML?(html: string, options: { sanitizer: Record<keyof typeof sanitizer, string[]> }): void;
}

/** Whether the browser has it: Chrome had another one of that name from 105 to 118, which takes no such list. */
function canParseSafely(): boolean {
  try {
    return parsed('<b>a</b>').firstElementChild?.localName === 'b';
  } catch {
    return false;
  }
}

/** Under `trusted-types 'none'` every parse is refused, and what comes back is empty. */
function works(clean: Clean): boolean {
  try {
    return clean('<b>a</b>').firstElementChild?.localName === 'b';
  } catch {
    return false;
  }
}
