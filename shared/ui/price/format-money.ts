import { messages } from '../messages.ts';

// By hand: the first `Intl.NumberFormat` of a page takes a phone a tenth of a second.

/** A price as money; in words where it is on request. */
export function priceText(price: string | null): string {
  return price === null ? messages.priceOnRequest : formatMoney(price);
}

/** Decimal text as money, e.g. `"9.8"` as `$9.80`; text that is no amount stays as it is. */
export function formatMoney(decimal: string): string {
  const amount = Number(decimal);
  if (decimal.trim() === '' || !Number.isFinite(amount)) return decimal;
  return amount
    .toFixed(2)
    .replaceAll(/\B(?=(?:\d{3})+\.)/g, ',')
    .replace(/^-?/, '$&$$');
}
