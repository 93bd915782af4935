/** Whole cents of a decimal text such as `"9.80"`. @throws TypeError when it is none */
export function toCents(decimal: string): number {
  const parts = /^(\d+)(?:\.(\d{1,2}))?$/.exec(decimal);
  if (!parts) throw new TypeError(`"${decimal}" is not an amount of money`);
  return Number(parts[1]) * 100 + Number((parts[2] ?? '').padEnd(2, '0'));
}

/** Decimal text of whole cents: 980 is `"9.80"`. */
export function fromCents(cents: number): string {
  return `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
}
