import { buyTexts } from '../../messages/buy.ts';

interface Wish {
  readonly signedIn: boolean;
  /** Null when the provider does not say. */
  readonly stock: number | null;
  readonly quantity: number;
}

/** What pressing the button does: a visitor signs in first, then the stock is looked at. */
export type BuyStep =
  | { readonly kind: 'login' }
  | { readonly kind: 'refuse'; readonly text: string }
  | { readonly kind: 'add' };

export function buyStep({ signedIn, stock, quantity }: Wish): BuyStep {
  if (!signedIn) return { kind: 'login' };
  if (stock === 0) return { kind: 'refuse', text: buyTexts.outOfStock };
  if (stock !== null && quantity > stock) return { kind: 'refuse', text: buyTexts.onlyLeft(stock) };
  return { kind: 'add' };
}
