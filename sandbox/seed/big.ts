import type { CategorySeed, CommentSeed, FaqSeed, PostSeed, ProductSeed, ReviewSeed, Seed } from './types.ts';

const sizes = {
  categories: 200,
  products: 3000,
  pictures: 300,
  reviews: 2000,
  posts: 500,
  comments: 400,
  faqs: 120,
};

const namePrefixes = [
  'Grand',
  'Small',
  'Winter',
  'Harbour',
  'Garden',
  'Smoked',
  'Quiet',
  'Sunday',
  'Old town',
  'Late',
];

/** Numbers for what is generated, apart from those of the seed. */
const firstId = 1_000_000;

/**
 * The same shop grown large: 3,000 products in 200 categories, 500 posts, and for the first product 300 pictures and 2,000
 * reviews, for the first post 400 comments. Everything is a variation of the seed, with its pictures, and always the same.
 */
export function growShop(seed: Seed): Seed {
  const categories = grow(seed.categories, sizes.categories, growCategory);
  const products = grow(seed.products, sizes.products, (product, nth) =>
    growProduct(product, nth, categories),
  );
  return {
    ...seed,
    categories,
    products: products.map((product, place) =>
      place === 0 ? withPictures(product, seed.products) : product,
    ),
    reviews: growReviews(seed),
    posts: grow(seed.posts, sizes.posts, growPost),
    comments: growComments(seed),
    faqs: grow(seed.faqs, sizes.faqs, growFaq),
  };
}

/** The items, followed by variations of them in turn, up to a number of items. */
function grow<Item>(items: readonly Item[], count: number, vary: (item: Item, nth: number) => Item): Item[] {
  const grown = [...items];
  for (let nth = items.length; nth < count; nth += 1) grown.push(vary(at(items, nth), nth));
  return grown;
}

function at<Item>(items: readonly Item[], nth: number): Item {
  const item = items[nth % items.length];
  if (item === undefined) throw new Error('There is nothing to vary.');
  return item;
}

function growCategory({ slug, name, description }: CategorySeed, nth: number): CategorySeed {
  return {
    id: firstId + nth,
    slug: `${slug}-${nth}`,
    name: `${at(namePrefixes, nth)} ${name.toLowerCase()} ${nth}`,
    description,
  };
}

function growProduct(product: ProductSeed, nth: number, categories: readonly CategorySeed[]): ProductSeed {
  const cents = Math.round(Number(product.price) * 100) + ((nth * 37) % 400);
  return {
    ...product,
    id: firstId + nth,
    slug: `${product.slug}-${nth}`,
    name: `${at(namePrefixes, nth)} ${product.name.toLowerCase()} ${nth}`,
    category: at(categories, nth).slug,
    price: (cents / 100).toFixed(2),
    price_before_discount: nth % 11 === 0 ? ((cents + 150) / 100).toFixed(2) : null,
    stock: nth % 17 === 0 ? 0 : (nth % 40) + 1,
    is_active: true,
    images: product.images.map((image, place) => ({ ...image, id: firstId + nth * 10 + place })),
    attributes: product.attributes.map((attribute, place) => ({
      ...attribute,
      id: firstId + nth * 20 + place,
    })),
  };
}

function withPictures(product: ProductSeed, products: readonly ProductSeed[]): ProductSeed {
  const further = Array.from({ length: sizes.pictures - product.images.length }, (_, place) => {
    const { main_image } = at(products, place);
    const order = product.images.length + place;
    return { ...main_image, id: 2 * firstId + place, order };
  });
  return { ...product, images: [...product.images, ...further] };
}

function growReviews({ reviews, products }: Seed): ReviewSeed[] {
  const product = at(products, 0).id;
  const own = reviews.filter((review) => review.product === product).length;
  return grow(reviews, reviews.length + sizes.reviews - own, (review, nth) => ({
    ...review,
    id: firstId + nth,
    product,
    created_at: earlier('2024-01-31T12:00:00Z', nth),
  }));
}

function growPost(post: PostSeed, nth: number): PostSeed {
  return {
    ...post,
    id: firstId + nth,
    slug: `${post.slug}-${nth}`,
    title: `${post.title}, part ${nth}`,
    status: 'published',
    published_at: earlier('2023-12-31T12:00:00Z', nth),
  };
}

function growComments({ comments, posts }: Seed): CommentSeed[] {
  const post = at(posts, 0).id;
  const own = comments.filter((comment) => comment.post === post).length;
  return grow(comments, comments.length + sizes.comments - own, (comment, nth) => ({
    ...comment,
    id: firstId + nth,
    post,
    parent: null,
    created_at: earlier('2024-01-31T12:00:00Z', nth),
    is_approved: true,
  }));
}

function growFaq({ question, answer }: FaqSeed, nth: number): FaqSeed {
  return { id: firstId + nth, question: `${question} (${nth})`, answer };
}

/** A time some hours before another. */
function earlier(time: string, hours: number): string {
  return new Date(Date.parse(time) - hours * 3_600_000).toISOString();
}
