import { structuredDataProblems } from '@shop/shared/testing/structured-data';
import { expect, test } from 'vitest';
import { aProduct } from '../components/samples.ts';
import { countReviews } from './reviews/review-summary.ts';
import { productPreview, productStructuredData } from './structured-data.ts';

const platform = {
  provider: {
    call: () => Promise.reject(new Error('Nothing is called.')),
    next: () => Promise.reject(new Error('Nothing is called.')),
    file: (path: string) => `https://files.test${path}`,
  },
  links: { href: (path: string) => `https://shop.test${path}` },
};

const review = {
  id: 1,
  user: { username: '' },
  rating: 4,
  comment: 'Good.',
  created_at: '2024-03-02T10:00:00Z',
  is_verified_purchase: false,
};

function structuredData(changes: Parameters<typeof aProduct>[0]) {
  const product = aProduct(changes);
  return productStructuredData(product, platform, countReviews(product.reviews));
}

test('describes a product with price, stock and reviews', () => {
  const [product] = structuredData({
    images: [
      { image: '/b.webp', alt_text: '', order: 1 },
      { image: '/a.webp', alt_text: '', order: 0 },
    ],
    reviews: [review],
    review_count: 3,
    average_rating: 4.333,
  });
  expect(product).toMatchObject({
    '@type': 'Product',
    name: 'Salmon nigiri',
    url: 'https://shop.test/products/salmon-nigiri',
    image: ['https://files.test/a.webp', 'https://files.test/b.webp'],
    category: 'Nigiri',
    offers: { price: '9.80', priceCurrency: 'USD', availability: 'https://schema.org/InStock' },
    aggregateRating: { ratingValue: 4.33, reviewCount: 3 },
    review: [{ author: { name: 'Anonymous' }, reviewRating: { ratingValue: 4 } }],
  });
});

test('says nothing that the provider did not say', () => {
  const [product, breadcrumbs] = structuredData({ stock: null, category: null });
  expect(JSON.stringify(product)).not.toMatch(/availability|image|Rating|review|description|category/);
  expect(breadcrumbs).toMatchObject({
    itemListElement: [{ name: 'Menu' }, { name: 'Salmon nigiri', position: 2 }],
  });
});

test('names what is sold out, and the breadcrumb of the category', () => {
  const [product, breadcrumbs] = structuredData({ stock: 0 });
  expect(product).toMatchObject({ offers: { availability: 'https://schema.org/OutOfStock' } });
  expect(breadcrumbs).toMatchObject({
    itemListElement: [{}, { name: 'Nigiri', item: 'https://shop.test/products?category=nigiri' }, {}],
  });
});

test('a price on request is no offer [REC-08]', () => {
  const [product] = structuredData({ price: null });
  expect(product).not.toHaveProperty('offers');
});

test('is what schema.org defines, whatever the provider leaves out [SEO-12]', () => {
  const things = [
    structuredData({
      reviews: [review],
      review_count: 1,
      average_rating: 4,
      images: [{ image: '/a.webp', alt_text: '', order: 0 }],
    }),
    structuredData({ stock: null, category: null, price: null }),
    structuredData({
      stock: 0,
      reviews: [{ ...review, comment: '', created_at: 'soon', rating: null }],
      average_rating: 3,
    }),
    structuredData({ reviews: [], review_count: 7, average_rating: 4.5 }),
  ];
  expect(things.flat().flatMap(structuredDataProblems)).toEqual([]);
});

test('a link to the product shows its picture and price [SEO-06]', () => {
  const picture = { image: '/a.webp', thumb_image: null, alt_text: '' };
  expect(productPreview(aProduct({ main_image: picture }), platform)).toEqual({
    type: 'product',
    image: { url: 'https://files.test/a.webp', alt: 'Salmon nigiri' },
    price: { amount: '9.80', currency: 'USD' },
  });
  expect(productPreview(aProduct({ price: null }), platform)).toEqual({ type: 'product' });
});
