import type { Product } from '@shop/shared/contracts/provider';

/** A product for tests, with the given fields changed. */
export function aProduct(changes: Partial<Product>): Product {
  return {
    id: 1,
    slug: 'salmon-nigiri',
    name: 'Salmon nigiri',
    price: '9.80',
    price_before_discount: null,
    stock: 5,
    category: { name: 'Nigiri', slug: 'nigiri' },
    main_image: null,
    attributes: [],
    is_active: true,
    description: '',
    long_html_description: '',
    images: [],
    reviews: [],
    average_rating: null,
    review_count: 0,
    ...changes,
  };
}
