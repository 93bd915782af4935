import { chosenMark, longestNote, mostLines, type BasketLine } from './basket-link.ts';

/** The lines of an address, each once; without those that cannot be read. */
export function readBasket(query: URLSearchParams): readonly BasketLine[] {
  return [...new Set(query.getAll('basket'))].slice(0, mostLines).flatMap((text) => {
    const [, quantity = '', slug = '', note = ''] = /^([1-9]\d?)\*([^*]+)(?:\*([^]*))?$/.exec(text) ?? [];
    if (!slug) return [];
    const line = note.trim().replaceAll(/\s+/g, ' ').slice(0, longestNote);
    return [{ slug: slug.replaceAll('%2A', '*'), quantity: Number(quantity), note: line }];
  });
}

/** Whether the shopper has put an address's basket together, and nobody else, as the address says. */
export const isOwnBasket = (query: URLSearchParams): boolean => query.has(chosenMark);

/** Removes a basket from an address. */
export function removeBasket(query: URLSearchParams): void {
  query.delete('basket');
  query.delete(chosenMark);
}
