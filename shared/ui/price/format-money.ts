const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** Decimal text as money, e.g. `"9.8"` as `$9.80`; text that is no amount stays as it is. */
export function formatMoney(decimal: string): string {
  const amount = Number(decimal);
  return decimal.trim() === '' || !Number.isFinite(amount) ? decimal : dollars.format(amount);
}
