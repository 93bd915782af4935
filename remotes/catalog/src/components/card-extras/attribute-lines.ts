import type { Attribute } from '@shop/shared/contracts/provider';

/** Attributes as a card's tooltip says them: `key: value`, in their order. */
export function attributeLines(attributes: readonly Attribute[]): string[] {
  return [...attributes]
    .sort((one, other) => one.order - other.order)
    .map(({ key, value }) => `${key}: ${value}`);
}
