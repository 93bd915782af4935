import type { ComponentType } from 'react';
import type { LoaderFunction } from 'react-router-dom';
import type { Platform } from './platform.ts';

/** What `src/pieces/<tag>.tsx` of an area exports: a small part of the shop for pages of others, as `area.json` describes it. */
export interface Piece {
  /** Loads its data; what it rejects with shows as a failure. The request's address has the element's attributes. */
  loader?(platform: Platform): LoaderFunction;
  readonly Component: ComponentType;
  /**
   * Whether it shows a storefront path that another part of the page leads to, such as the product that a login leads back to.
   * @param own the piece's own path, without a query
   * @param storagePrefix of its keys
   */
  answers?(path: string, own: string, storagePrefix: string): boolean;
  /** It stands in a line of words, as wide as its content. */
  readonly isInline?: boolean;
}
