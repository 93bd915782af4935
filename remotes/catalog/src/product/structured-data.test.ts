import { expect, test } from 'vitest';
import { aProduct } from '../components/samples.ts';
import { productData } from './structured-data.ts';

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

test('describes a product with price, stock and reviews', () => {
  const [product] = productData(
    aProduct({
      images: [
        { image: '/b.webp', alt_text: '', order: 1 },
        { image: '/a.webp', alt_text: '', order: 0 },
      ],
      reviews: [review],
      review_count: 3,
      average_rating: 4.333,
    }),
    platform,
  );
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
  const [product, way] = productData(aProduct({ stock: null, category: null }), platform);
  expect(JSON.stringify(product)).not.toMatch(/availability|image|Rating|review|description|category/);
  expect(way).toMatchObject({ itemListElement: [{ name: 'Menu' }, { name: 'Salmon nigiri', position: 2 }] });
});

test('names what is sold out, and the way through the category', () => {
  const [product, way] = productData(aProduct({ stock: 0 }), platform);
  expect(product).toMatchObject({ offers: { availability: 'https://schema.org/OutOfStock' } });
  expect(way).toMatchObject({
    itemListElement: [{}, { name: 'Nigiri', item: 'https://shop.test/products?category=nigiri' }, {}],
  });
});
