/** What an answer of the provider may hold. */
export interface ContentLimits {
  /** Entries of the longest list or object. */
  readonly rows: number;
  /** Bytes of the longest text with markup, as JSON has it. */
  readonly html: number;
}

/** An answer of the provider is too large to render a page from it. */
export class AnswerTooLarge extends Error {
  override readonly name = 'AnswerTooLarge';
}

const [quote, backslash, comma, lessThan] = [0x22, 0x5c, 0x2c, 0x3c];
const opening = new Set([0x5b, 0x7b]);
const closing = new Set([0x5d, 0x7d]);

/** Lists and objects within each other, at most: no provider's answer comes near it. */
const deepest = 200;

/**
 * Throws an `AnswerTooLarge` for JSON beyond the limits. It looks at the bytes and makes nothing of them, since that would
 * cost what the limits are for; what is no JSON passes, and the page says what it makes of it.
 */
export function checkContent(bytes: Uint8Array, { rows, html }: ContentLimits): void {
  // A list takes two bytes for each entry, a text one: most answers need no look.
  if (bytes.byteLength <= Math.min(2 * rows, html)) return;
  /** Commas of the lists and objects that are open. */
  const commas: number[] = [];
  for (let at = 0; at < bytes.byteLength; at += 1) {
    const byte = bytes[at] ?? 0;
    if (byte === quote) {
      const end = endOfText(bytes, at + 1);
      if (end - at - 1 > html && hasMarkup(bytes.subarray(at + 1, end)))
        throw new AnswerTooLarge(`an answer of the provider has a text of ${end - at - 1} bytes`);
      at = end;
    } else if (byte === comma) {
      const count = (commas.at(-1) ?? 0) + 1;
      commas[commas.length - 1] = count;
      if (count >= rows)
        throw new AnswerTooLarge(`an answer of the provider has a list of more than ${rows} entries`);
    } else if (opening.has(byte)) {
      commas.push(0);
      if (commas.length > deepest)
        throw new AnswerTooLarge(`an answer of the provider has more than ${deepest} levels`);
    } else if (closing.has(byte)) commas.pop();
  }
}

/** Where the quote stands that ends a text: one after an even number of backslashes. */
function endOfText(bytes: Uint8Array, start: number): number {
  for (let at = start; ; at += 1) {
    at = bytes.indexOf(quote, at);
    if (at < 0) return bytes.byteLength;
    let first = at;
    while (first > start && bytes[first - 1] === backslash) first -= 1;
    if ((at - first) % 2 === 0) return at;
  }
}

/** Whether a text has a `<`, which JSON may also write as an escape. */
function hasMarkup(text: Uint8Array): boolean {
  return text.includes(lessThan) || /\\u003c/i.test(new TextDecoder().decode(text));
}
