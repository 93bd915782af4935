import { expect, test } from 'vitest';
import { structuredDataProblems } from './index.ts';

const product = {
  '@context': 'https://schema.org',
  '@type': 'Product',
  '@id': '/products/eel#product',
  name: 'Eel',
  offers: {
    '@type': 'Offer',
    price: '9.80',
    availability: 'https://schema.org/InStock',
    seller: { '@id': 'https://umi.example/#restaurant' },
  },
  review: [
    {
      '@type': 'Review',
      datePublished: '2026-01-02T03:04:05Z',
      reviewRating: { '@type': 'Rating', ratingValue: 4 },
    },
  ],
};

test('finds nothing in what schema.org defines', () => {
  expect(structuredDataProblems(product)).toEqual([]);
});

test.each([
  [{ '@context': 'https://example.org' }, '@context is https://example.org'],
  [{ '@type': 'Dish' }, 'thing: there is no type Dish'],
  [{ '@id': 'eel' }, 'thing: @id "eel" is no address'],
  [{ cost: 4 }, 'thing.cost: there is no such property'],
  [{ hasMenuItem: { '@type': 'MenuItem' } }, 'thing.hasMenuItem: Product has no such property'],
  [{ offers: { '@type': 'Person', name: 'Aiko' } }, 'thing.offers: Person is not taken'],
  [
    { offers: { '@type': 'Offer', availability: 'https://schema.org/Soon' } },
    'thing.offers.availability: "https://schema.org/Soon"',
  ],
  [{ review: [] }, 'thing.review: empty'],
  [{ image: '' }, 'thing.image: ""'],
  [{ releaseDate: 'soon' }, 'thing.releaseDate: "soon"'],
])('finds %j', (changes, problem) => {
  expect(structuredDataProblems({ ...product, ...changes })).toEqual([problem]);
});
