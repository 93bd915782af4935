import type { SeedPage } from '@shop/shared/testing/spoiled-records';

// For tests: what a provider answers, with marks in what each page shows of it.

const list = '/products/products/';
const categories = '/products/categories/';

let mark = 0;
const nextMark = () => `Mark-${(mark += 1)}`;

function listed(id: number, name: string) {
  return {
    id,
    slug: `dish-${id}`,
    name,
    price: `${id}.50`,
    price_before_discount: id % 2 ? '99.00' : null,
    stock: 5,
    category: { name: 'Nigiri', slug: 'nigiri' },
    main_image: { image: `/large-${id}.webp`, thumb_image: `/thumb-${id}.webp`, alt_text: 'Two pieces' },
    attributes: [
      { id: id * 10, key: 'Dietary', value: 'Vegan', order: 1 },
      { id: id * 10 + 1, key: 'Pieces', value: 6, order: 2 },
    ],
    is_active: true,
  };
}

const products = () => [1, 2, 3, 4].map((id) => listed(id, nextMark()));
const tiles = () =>
  [1, 2, 3].map((id) => ({ id, slug: `kind-${id}`, name: nextMark(), description: '<p>Rice and fish</p>' }));

const ofList = { needed: ['*.id', '*.slug', '*.attributes.*.key'] };
const ofCategories = { needed: ['*.slug'] };

const review = (id: number) => ({
  id,
  user: { username: nextMark() },
  rating: 4,
  comment: nextMark(),
  created_at: '2024-03-02T18:30:00Z',
  is_verified_purchase: id === 1,
});

const product = {
  ...listed(9, nextMark()),
  attributes: [1, 2, 3].map((id) => ({ id, key: nextMark(), value: nextMark(), order: id })),
  description: nextMark(),
  long_html_description: `<p>${nextMark()}</p>`,
  images: [1, 2, 3].map((id) => ({ id, image: `/picture-${id}.webp`, alt_text: 'A plate', order: id - 1 })),
  reviews: [1, 2, 3].map(review),
  average_rating: 4.2,
  review_count: 3,
};

/** The other products of a product's category, which a browser loads as they come near. */
export const relatedPage: SeedPage = {
  path: '/products/dish-9',
  answers: { '/products/products/dish-9/': product, [list]: products() },
  shown: { [list]: ofList },
  main: [],
  good: ['/products/products/dish-9/'],
};

export const suggestionsPage: SeedPage = {
  path: '/',
  answers: { [list]: products() },
  shown: { [list]: ofList },
  main: [list],
};

const homeProducts = products();
const homeCategories = tiles();

export const seedPages: readonly SeedPage[] = [
  {
    path: '/products',
    // A dish that has lost its category makes sections of the list, whose links stand for those of the categories.
    answers: { [list]: products(), [categories]: tiles() },
    shown: { [list]: ofList },
    main: [list],
  },
  {
    path: '/products?sort=price&max=90',
    // Spoiled prices may leave the range.
    answers: { [list]: { results: products(), next: null }, [categories]: tiles() },
    shown: { [list]: { needed: ['results.*.id', 'results.*.slug'], deciding: ['results.*.price'] } },
    main: [list],
  },
  {
    path: '/products?category=kind-1',
    answers: {
      [list]: products(),
      [categories]: tiles(),
      '/products/categories/kind-1/': { id: 1, slug: 'kind-1', name: nextMark(), description: '<p>All</p>' },
    },
    shown: {
      [list]: ofList,
      [categories]: ofCategories,
      '/products/categories/kind-1/': { needed: ['slug'] },
    },
    main: [list],
  },
  {
    path: '/products/dish-9',
    answers: { '/products/products/dish-9/': product, [list]: products() },
    shown: { '/products/products/dish-9/': { needed: ['id', 'slug', 'attributes.*.key'] } },
    main: ['/products/products/dish-9/'],
  },
  { path: '/gallery', answers: { [list]: products() }, shown: { [list]: ofList }, main: [list] },
  {
    path: '/',
    answers: {
      [list]: homeProducts,
      [categories]: homeCategories,
      '/company/info/': { tagline: nextMark() },
      '/blog/posts/': [],
    },
    shown: { [list]: ofList, [categories]: ofCategories, '/company/info/': { needed: [] } },
    main: [],
  },
];
