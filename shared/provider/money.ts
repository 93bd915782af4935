const decimalText = /^(-?)(\d+)(?:\.(\d+))?$/;

/**
 * Decimal text as whole cents: `"9.8"` is 980. A third decimal rounds half away from zero.
 * Throws a RangeError on text that is not an amount; the contracts let none through.
 */
export function toCents(decimal: string): number {
  const match = decimalText.exec(decimal.trim());
  if (!match) throw new RangeError('not an amount of money');
  const [, sign, whole, fraction = ''] = match;
  const thousandths = Number(`${whole}${fraction.slice(0, 3).padEnd(3, '0')}`);
  const cents = Math.floor((thousandths + 5) / 10);
  return sign && cents ? -cents : cents;
}

/** Price times quantity; price and result are decimal text. Null beyond what can be counted exactly. */
export function timesQuantity(price: string, quantity: number): string | null {
  const cents = Math.round(toCents(price) * quantity);
  return Number.isSafeInteger(cents) ? (cents / 100).toFixed(2) : null;
}
