import { toCents } from '@shop/shared/provider';

/** Price times quantity, both in and out as decimal text. */
export function lineTotal(price: string, quantity: number): string {
  return (Math.round(toCents(price) * quantity) / 100).toFixed(2);
}
