import type { Piece } from '@shop/shared/contracts';
import { getProduct, type Product } from '@shop/shared/contracts/provider';
import { ProviderError } from '@shop/shared/provider';
import { useLoaderData, useLocation } from '@shop/shared/router';
import { sessionStore } from '@shop/shared/storage';
import { pendingCartItem } from '../components/add-to-cart/pending-cart-item.ts';

/** The product that a piece's `slug` names. Rejects where the shop does not have it. */
export const loadDish: NonNullable<Piece['loader']> =
  ({ provider }) =>
  async ({ params, request }) => {
    const slug = params['slug'] ?? '';
    const product = await provider.call(getProduct, { slug }, { signal: request.signal });
    if (!product) throw new ProviderError('http', { status: 404 });
    return { ...product, slug: product.slug.trim() || slug, name: product.name.trim() || slug };
  };

export const useDish = () => useLoaderData<Product>();

const pendingNote = (own: string, storagePrefix: string) =>
  pendingCartItem(sessionStore(), storagePrefix).noteOf(decodeURIComponent(own.split('/').at(-1) ?? ''));

/** After a login the product that was chosen in a piece is added there. */
export const answersPendingDish: NonNullable<Piece['answers']> = (path, own, storagePrefix) =>
  path === own && pendingNote(own, storagePrefix) !== null;

/** The same of a piece without a place for notes: a product that was chosen elsewhere with one is added there. */
export const answersDishWithoutNote: NonNullable<Piece['answers']> = (path, own, storagePrefix) =>
  path === own && pendingNote(own, storagePrefix) === '';

type Level = 'h2' | 'h3' | 'h4' | 'h5' | 'h6';

/** The element of a piece's heading, as its attribute `heading` says. */
export function useHeading(): Level {
  const level = new URLSearchParams(useLocation().search).get('heading') ?? '';
  return /^[2-6]$/.test(level) ? (`h${level}` as Level) : 'h3';
}
