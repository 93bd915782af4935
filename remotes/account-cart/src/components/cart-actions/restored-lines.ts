import type { CartItem } from '@shop/shared/contracts/provider';
import { useState } from 'react';

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
function isSameLine(one: CartItem, other: CartItem): boolean {
  return (
    one.product.slug === other.product.slug &&
    one.product.name === other.product.name &&
    JSON.stringify(one.customization) === JSON.stringify(other.customization)
  );
}

/** The cart's lines in the order in which they are shown, with what was put back on this page. */
export function useRestoredLines(items: readonly CartItem[]) {
  const [restored, setRestored] = useState<readonly PlacedLine[]>([]);
  const last = restored.at(-1);
  return {
    items: withRestored(items, restored),
    restore: (line: PlacedLine) =>
      setRestored((lines) => [...lines.filter(({ item }) => !isSameLine(item, line.item)), line]),
    /** Whether the line is the one put back last. */
    isRestored: (item: CartItem) => last !== undefined && isSameLine(last.item, item),
  };
}
