import { readText } from '../../contracts/provider/index.ts';

/** Letters without a place where a line may end: U+FEFF and these blanks hold them together, though they are white space. */
const words = /[\S\xa0\u2007\u202f\ufeff]+/g;

/**
 * What a customer has written, with a space in words of more than a thousand letters. Where letters join, as those of Arabic do, a
 * browser shapes all of such a word anew for each of its lines: one of 20,000 letters took it ten seconds. Each word is read once: to
 * look for a thousand letters from each letter on took a text of 20,000 a tenth of a second.
 */
export function withShortWords(text: string): string {
  return text.replace(words, (word) => (word.length > 1000 ? word.replace(/.{1000}(?=.)/gsu, '$& ') : word));
}

/**
 * The same as paragraphs of at most 2,000 letters: there are characters, such as ideographic spaces, of which a browser takes the
 * square to make the lines of a paragraph.
 */
export function shortParagraphs(text: string): readonly string[] {
  return withShortWords(text).match(/[^]{1,2000}(?:\s|$)/g) ?? [];
}

/** The name of a customer, of at most 150 characters; empty without one. */
export function shortName(name: string | undefined): string {
  return readText(name?.trim(), 150) ?? '';
}
