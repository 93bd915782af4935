// What stands around an amount: a currency sign or an ISO 4217 code, before or after it.
const currency = String.raw`(?:[A-Z]{0,2}\p{Sc}|[A-Z]{3})`;
const amount = new RegExp(String.raw`^(-?)(?:${currency}\s*)?(-?)(\d[\d\s.,'’]*?)(?:\s*${currency})?$`, 'u');

/** Letters of the longest amount, with all that may stand around it. Reading takes the square of a text's length. */
const longest = 100;

const plain = /^\d+(?:\.\d+)?$/;
const decimalComma = /^\d+,\d+$/;
// As in 1,250: a thousand and more in one country, one and a bit in another.
const ambiguous = /^[1-9]\d{0,2},\d{3}$/;
const grouped = /^\d{1,3}([\s.,'’])\d{3}(?:\1\d{3})*(?:(?!\1)[.,]\d+)?$/u;

/**
 * A number as decimal text, e.g. `1250.00` for `1,250.00`, `1.250,00` and `$1 250.00`. Undefined for what is none, for text with
 * more than one reading (`1,250`) or with an exponent, and beyond what can be counted exactly. Numbers are as JavaScript writes them.
 */
export function readDecimal(value: unknown): string | undefined {
  if (typeof value === 'number') return isExact(value) ? String(value) : undefined;
  if (typeof value !== 'string' || value.length > longest) return undefined;
  const [, sign = '', innerSign = '', digits = ''] = amount.exec(value.trim()) ?? [];
  const decimal = withDecimalPoint(digits);
  if (decimal === undefined || !isExact(Number(decimal)) || (sign && innerSign)) return undefined;
  return sign + innerSign + decimal;
}

function withDecimalPoint(digits: string): string | undefined {
  if (plain.test(digits)) return digits;
  if (decimalComma.test(digits)) return ambiguous.test(digits) ? undefined : digits.replace(',', '.');
  const [, separator] = grouped.exec(digits) ?? [];
  return separator === undefined ? undefined : digits.replaceAll(separator, '').replace(',', '.');
}

function isExact(value: number): boolean {
  return Math.abs(value) < 1e15;
}
