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
  const nodes = parseHtml(html, 1) ?? (await loadParser())(html, 1) ?? [];
  return wordsOf(nodes).replace(/\s+/g, ' ').trim();
}
