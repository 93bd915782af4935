// By condition: parse5 on a server, the browser's own parser in a browser. See package.json.
import { loadParser as load, parseHtml as parse } from '#html-parser';
import { wordsOf, type HtmlNode } from './html-tree.ts';

/** Gives what is allowed of an HTML text; null where the page lets nobody parse. Headings count from the level given. */
export type ParseHtml = (html: string, topHeading: number) => readonly HtmlNode[] | null;

/** The parser that is there at once: parse5 on a server, the browser's own in a browser. */
export const parseHtml: ParseHtml = parse;

/** The parser for pages that refuse the browser's own: those with Trusted Types, in browsers without the Sanitizer API. */
export const loadParser: () => Promise<ParseHtml> = load;

/** The words of an HTML text. Rejects where a parser is needed and cannot be loaded. */
export async function textWords(html: string): Promise<string> {
  return plain(parseHtml(html, 1) ?? (await loadParser())(html, 1));
}

/** The same without waiting, where the parser is always there: on a server. */
export function wordsAtOnce(html: string): string {
  return plain(parseHtml(html, 1));
}

function plain(nodes: readonly HtmlNode[] | null): string {
  return wordsOf(nodes ?? [])
    .replace(/\s+/g, ' ')
    .trim();
}

/** Characters of a summary: search engines and feed readers show about so many. */
const mostCharacters = 200;

/** The first words of a text, with an ellipsis where there are more. */
export function shortened(words: string): string {
  const characters = Array.from(words);
  if (characters.length <= mostCharacters) return words;
  const start = characters.slice(0, mostCharacters).join('');
  return `${start.replace(/\s+\S*$/, '')}…`;
}
