import type { CommentDraft, CommentDrafts, PostDraft, ProductDraft, ReviewDrafts } from './drafts.ts';
import type { CommentSeed, PictureSeed, PostSeed, ProductSeed, ReviewSeed } from './types.ts';

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

/** Lays the threads flat: every comment after the one that it answers. @throws Error for an unknown post */
export function completeComments(drafts: CommentDrafts, posts: readonly PostSeed[]): CommentSeed[] {
  const comments: CommentSeed[] = [];
  const lay = (draft: CommentDraft, post: number, parent: number | null): void => {
    const id = comments.length + 1;
    const { username, unapproved, replies = [], content, created_at } = draft;
    const user = username === undefined ? null : { username };
    comments.push({ id, post, parent, user, content, created_at, is_approved: unapproved !== true });
    for (const reply of replies) lay(reply, post, id);
  };
  for (const [slug, thread] of Object.entries(drafts)) {
    const post = idOf(slug, posts);
    for (const draft of thread) lay(draft, post, null);
  }
  return comments;
}

function idOf(slug: string, things: readonly { id: number; slug: string }[]): number {
  const thing = things.find((candidate) => candidate.slug === slug);
  if (thing === undefined) throw new Error(`The seed speaks of "${slug}", which is not among its things.`);
  return thing.id;
}
