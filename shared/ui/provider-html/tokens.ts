import { decode } from './entities.ts';

export type Token =
  | { readonly kind: 'text'; readonly text: string }
  /** `source` is what stands between the tag's name and its end. */
  | { readonly kind: 'open'; readonly tag: string; readonly source: string }
  | { readonly kind: 'close'; readonly tag: string };

/** What these hold is not for readers. */
const silent = new Set(
  [
    'script style template noscript noembed noframes iframe object svg math title head textarea select',
    'xmp audio video canvas',
  ].flatMap((names) => names.split(' ')),
);

/** Reads HTML as texts and tags in one pass. Rough by intent: nothing of it is ever given to a parser. */
export function* tokens(html: string): Generator<Token> {
  const lower = html.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
  let at = 0;
  while (at < html.length) {
    const start = nextMarkup(html, at);
    if (start > at) yield { kind: 'text', text: decode(html.slice(at, start)) };
    if (start === html.length) return;
    const [, slash, tag] = /^<(\/?)([a-z][a-z0-9-]*)/.exec(lower.slice(start, start + 40)) ?? [];
    at = markupEnd(html, start, tag !== undefined);
    if (at < 0) return;
    if (!tag) continue;
    const source = html.slice(start + 1 + tag.length, at - 1);
    if (slash) yield { kind: 'close', tag };
    else if (silent.has(tag)) at = after(lower, `</${tag}`, at);
    else yield { kind: 'open', tag, source };
  }
}

/** The next `<` that begins a tag, a comment or a declaration; a lone one is text. */
function nextMarkup(html: string, from: number): number {
  for (let at = html.indexOf('<', from); at >= 0; at = html.indexOf('<', at + 1)) {
    if (/[a-z/!?]/i.test(html.charAt(at + 1))) return at;
  }
  return html.length;
}

/** Behind the markup that begins at a place; -1 where it never ends. A tag may have its own end in quoted values. */
function markupEnd(html: string, start: number, isTag: boolean): number {
  if (isTag) return tagEnd(html, start);
  const comment = html.startsWith('<!--', start);
  const end = html.indexOf(comment ? '-->' : '>', start);
  return end < 0 ? -1 : end + (comment ? 3 : 1);
}

function tagEnd(html: string, start: number): number {
  const valueOrEnd = /=\s*(?:"[^"]*"|'[^']*')|>/g;
  valueOrEnd.lastIndex = start;
  for (let part = valueOrEnd.exec(html); part; part = valueOrEnd.exec(html))
    if (part[0] === '>') return valueOrEnd.lastIndex;
  return -1;
}

function after(lower: string, ending: string, from: number): number {
  const start = lower.indexOf(ending, from);
  const end = start < 0 ? -1 : lower.indexOf('>', start);
  return end < 0 ? lower.length : end + 1;
}
