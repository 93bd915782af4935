/** A typed quantity as a whole number: fractions are cut, and whatever is no number or too small counts as `min`. */
export function wholeNumber(text: string, min: number): number {
  const value = text.trim() === '' ? Number.NaN : Math.trunc(Number(text));
  return Number.isSafeInteger(value) ? Math.max(value, min) : min;
}
