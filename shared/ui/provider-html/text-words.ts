import { blockTags } from './blocks.ts';
import { tokens } from './tokens.ts';

const spaced = new Set([...blockTags, ...'br tr td th caption option button'.split(' ')]);

/** The words of an HTML text, read without a parser, so that it works on a server too. */
export function textWords(html: string): string {
  let words = '';
  for (const token of tokens(html)) {
    if (token.kind === 'text') words += token.text;
    else if (spaced.has(token.tag)) words += ' ';
  }
  return words.replace(/\s+/g, ' ').trim();
}
