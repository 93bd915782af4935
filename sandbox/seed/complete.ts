import type { CommentSeed, PictureSeed, PostSeed, ProductSeed, ReviewSeed } from './types.ts';

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

/** Numbers the products of all categories, and their pictures and attributes, from 1. */
export function completeProducts(
  byCategory: Readonly<Record<string, readonly ProductDraft[]>>,
): ProductSeed[] {
  const products = Object.entries(byCategory).flatMap(([category, drafts]) =>
    drafts.map((draft) => ({ category, draft })),
  );
  return products.map(({ category, draft }, index) => completeProduct(draft, category, index + 1));
}

function completeProduct(draft: ProductDraft, category: string, id: number): ProductSeed {
  const {
    attributes,
    alt_text,
    views = {},
    price_before_discount = null,
    is_active = true,
    ...plain
  } = draft;
  const main_image: PictureSeed = { image: `products/${draft.slug}`, alt_text };
  const further = Object.entries(views).map(([name, text]) => ({
    image: `products/${draft.slug}-${name}`,
    alt_text: text,
  }));
  return {
    ...plain,
    id,
    category,
    price_before_discount,
    is_active,
    main_image,
    images: [main_image, ...further].map((picture, order) => ({ ...picture, id: id * 10 + order, order })),
    attributes: attributes.map(([key, value], order) => ({
      id: id * 10 + order,
      key,
      value,
      order: order + 1,
    })),
  };
}

/** @throws Error when a review belongs to no product */
export function completeReviews(drafts: ReviewDrafts, products: readonly ProductSeed[]): ReviewSeed[] {
  const reviews = Object.entries(drafts).flatMap(([slug, ofProduct]) => {
    const product = idOf(slug, products);
    return ofProduct.map((review) => ({ product, review }));
  });
  return reviews.map(({ product, review: [username, rating, created_at, comment, verified] }, index) => ({
    id: index + 1,
    product,
    user: { username },
    rating,
    comment,
    created_at,
    is_verified_purchase: verified === 'verified',
  }));
}

export function completePosts(drafts: readonly PostDraft[]): PostSeed[] {
  return drafts.map((draft, index) => ({ ...draft, id: index + 1 }));
}

/** The threads as one list: every comment after the one that it answers. @throws Error for an unknown post */
export function completeComments(drafts: CommentDrafts, posts: readonly PostSeed[]): CommentSeed[] {
  const comments: CommentSeed[] = [];
  const append = (draft: CommentDraft, post: number, parent: number | null): void => {
    const id = comments.length + 1;
    const { username, unapproved, replies = [], content, created_at } = draft;
    const user = username === undefined ? null : { username };
    comments.push({ id, post, parent, user, content, created_at, is_approved: unapproved !== true });
    for (const reply of replies) append(reply, post, id);
  };
  for (const [slug, thread] of Object.entries(drafts)) {
    const post = idOf(slug, posts);
    for (const draft of thread) append(draft, post, null);
  }
  return comments;
}

function idOf(slug: string, things: readonly { id: number; slug: string }[]): number {
  const found = things.find((candidate) => candidate.slug === slug);
  if (found === undefined) throw new Error(`The seed names "${slug}", which it does not have.`);
  return found.id;
}
