// A module of its own: the words of an error need these bounds before there are any schemas.

/** Half of a surrogate pair cannot stand in an address: `encodeURIComponent` throws for it. */
export const wellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, '\ufffd');

/** Marks, what a browser lays out as such (skin colours of emoji), and characters that nobody sees, which part no marks. */
const manyMarks = /([\p{M}\p{Gr_Ext}\p{EMod}\p{DI}]{30})[\p{M}\p{Gr_Ext}\p{EMod}\p{DI}]+/gu;

/** Without further marks of a letter: a browser takes the square of them, and no writing has more than thirty (UAX 15, 13). */
export const withFewMarks = (text: string): string => text.replace(manyMarks, '$1');

/**
 * A text as it may be shown; null for what is none.
 * @param most characters: with names of a megabyte a page would come to a stop
 */
export function readText(value: unknown, most = 20_000): string | null {
  if (typeof value !== 'string' && !Number.isFinite(value)) return null;
  const text = String(value);
  return withFewMarks(wellFormed(text.slice(0, most))) + (text.length > most ? '…' : '');
}
