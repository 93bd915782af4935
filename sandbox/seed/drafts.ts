import type { CommentSeed, PostSeed, ProductSeed, ReviewSeed } from './types.ts';

/** A product as one writes it down; `completeProducts` numbers it and its parts. */
export interface ProductDraft extends Pick<
  ProductSeed,
  'slug' | 'name' | 'price' | 'stock' | 'description' | 'long_html_description'
> {
  readonly price_before_discount?: string;
  readonly is_active?: false;
  /** key and value, in the order they are shown */
  readonly attributes: readonly (readonly [key: string, value: string])[];
  /** text of the main picture, which is `products/<slug>` */
  readonly alt_text: string;
  /** texts of further pictures, `products/<slug>-<name>`, by name */
  readonly views?: Readonly<Record<string, string>>;
}

/** Reviews of products, by the product's slug. */
export type ReviewDrafts = Readonly<Record<string, readonly ReviewDraft[]>>;
type ReviewDraft = readonly [
  username: string,
  rating: ReviewSeed['rating'],
  created_at: string,
  comment: string,
  verified?: 'verified',
];

export type PostDraft = Omit<PostSeed, 'id'>;

/** A comment with its answers below it. */
export interface CommentDraft extends Pick<CommentSeed, 'content' | 'created_at'> {
  readonly username?: string;
  readonly unapproved?: true;
  readonly replies?: readonly CommentDraft[];
}

/** Threads of comments, by the post's slug. */
export type CommentDrafts = Readonly<Record<string, readonly CommentDraft[]>>;
