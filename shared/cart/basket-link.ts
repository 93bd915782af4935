/** A dish of a basket that is shared as a link. */
export interface BasketLine {
  readonly slug: string;
  /** 1 to 99. */
  readonly quantity: number;
  /** To the kitchen, in one line of at most 140 characters; empty without one. */
  readonly note: string;
}

const longestNote = 140;
const mostOfOne = 99;
/** Lines that are read of an address, which anybody may have written. */
const mostLines = 40;

/** The storefront path of the list with a basket: `/products?basket=2*salmon-nigiri&basket=1*miso-soup*hot`. */
export function basketPath(lines: readonly BasketLine[]): string {
  const query = merged(lines)
    .slice(0, mostLines)
    .map(({ slug, quantity, note }) => {
      // A star parts the three.
      const parts = [String(quantity), slug.replaceAll('*', '%2A'), note];
      return ['basket', parts.filter(Boolean).join('*')];
    });
  return `/products?${new URLSearchParams(query).toString()}`;
}

const chosenMark = 'chosen';

/** The storefront's login on the way to a basket of what a shopper has chosen elsewhere, where the storefront keeps nothing. */
export function loginToBasket(lines: readonly BasketLine[]): string {
  const short = lines.map((line) => ({ ...line, note: line.note.slice(0, longestNote) }));
  return `/login?redirect=${encodeURIComponent(`${basketPath(short)}&${chosenMark}=1`)}`;
}

/** Whether the shopper has put an address's basket together, and nobody else, as the address says. */
export const isOwnBasket = (query: URLSearchParams): boolean => query.has(chosenMark);

/** Removes a basket from an address. */
export function removeBasket(query: URLSearchParams): void {
  query.delete('basket');
  query.delete(chosenMark);
}

/** Lines of the same dish with the same note are one. */
function merged(lines: readonly BasketLine[]): readonly BasketLine[] {
  const byDish = new Map<string, BasketLine>();
  for (const line of lines) {
    const key = JSON.stringify([line.slug, line.note]);
    const quantity = Math.min((byDish.get(key)?.quantity ?? 0) + line.quantity, mostOfOne);
    byDish.set(key, { ...line, quantity });
  }
  return [...byDish.values()];
}

/** The lines of an address, each once; without those that cannot be read. */
export function readBasket(query: URLSearchParams): readonly BasketLine[] {
  return [...new Set(query.getAll('basket'))].slice(0, mostLines).flatMap((text) => {
    const [, quantity = '', slug = '', note = ''] = /^([1-9]\d?)\*([^*]+)(?:\*([^]*))?$/.exec(text) ?? [];
    if (!slug) return [];
    const line = note.trim().replaceAll(/\s+/g, ' ').slice(0, longestNote);
    return [{ slug: slug.replaceAll('%2A', '*'), quantity: Number(quantity), note: line }];
  });
}
