/** A dish of a basket that is shared as a link. */
export interface BasketLine {
  readonly slug: string;
  /** 1 to 99. */
  readonly quantity: number;
  /** To the kitchen, in one line of at most 140 characters; empty without one. */
  readonly note: string;
}

/** Characters of a note in a link. */
export const longestNote = 140;
/** Lines of a link that are read, which anybody may have written. */
export const mostLines = 40;
/** What the address of a basket has that the shopper has put together, and nobody else. */
export const chosenMark = 'chosen';
const mostOfOne = 99;

/** The storefront path of the list with a basket: `/products?basket=2*salmon-nigiri&basket=1*miso-soup*hot`. */
export function basketPath(lines: readonly BasketLine[]): string {
  return listPath(merged(lines).slice(0, mostLines));
}

/** The storefront's login on the way to a dish that a shopper has chosen elsewhere, as a basket: the storefront keeps nothing of it. */
export function loginToBasket(line: BasketLine): string {
  const path = listPath([{ ...line, note: line.note.slice(0, longestNote) }]);
  return `/login?redirect=${encodeURIComponent(`${path}&${chosenMark}=1`)}`;
}

function listPath(lines: readonly BasketLine[]): string {
  const query = lines.map(({ slug, quantity, note }) => {
    // A star parts the three.
    const parts = [String(Math.min(quantity, mostOfOne)), slug.replaceAll('*', '%2A'), note];
    return ['basket', parts.filter(Boolean).join('*')];
  });
  return `/products?${new URLSearchParams(query).toString()}`;
}

/** Lines of the same dish with the same note are one. */
function merged(lines: readonly BasketLine[]): readonly BasketLine[] {
  const byDish = new Map<string, BasketLine>();
  for (const line of lines) {
    const key = JSON.stringify([line.slug, line.note]);
    byDish.set(key, { ...line, quantity: (byDish.get(key)?.quantity ?? 0) + line.quantity });
  }
  return [...byDish.values()];
}
