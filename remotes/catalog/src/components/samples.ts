import type { Category, Product, Review } from '@shop/shared/contracts/provider';

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

/** A picture of one red pixel. */
export const redPicture =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC';

/** A product as the provider gives it, with a picture. */
export function sampleProduct(changes: Partial<Product> = {}): Product {
  return aProduct({
    main_image: { image: redPicture, thumb_image: redPicture, alt_text: 'Two pieces on a green plate' },
    ...changes,
  });
}

export function sampleCategory(changes: Partial<Category> = {}): Category {
  return { id: 1, slug: 'nigiri', name: 'Nigiri', description: '', ...changes };
}

export function sampleReview(changes: Partial<Review> = {}): Review {
  return {
    id: 1,
    user: { username: 'mele' },
    rating: 5,
    comment: 'The rice was warm.',
    created_at: '2024-03-02T18:30:00Z',
    is_verified_purchase: true,
    ...changes,
  };
}
