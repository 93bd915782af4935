import type { CartItem } from '@shop/shared/contracts/provider';

/** A line of the cart, and its place among the others. */
export interface PlacedLine {
  readonly item: CartItem;
  readonly index: number;
}

/** The lines with those that were put back where they had been: the provider appends them. */
export function withRestored(items: readonly CartItem[], restored: readonly PlacedLine[]): CartItem[] {
  const lines = [...items];
  for (const { item, index } of restored) {
    const from = lines.findIndex((line) => isSameLine(line, item));
    if (from >= 0) lines.splice(index, 0, ...lines.splice(from, 1));
  }
  return lines;
}

/** Whether both are of the same product with the same customization. A line that was put back has another id. */
export function isSameLine(one: CartItem, other: CartItem): boolean {
  return (
    one.product.slug === other.product.slug &&
    one.product.name === other.product.name &&
    JSON.stringify(one.customization) === JSON.stringify(other.customization)
  );
}
