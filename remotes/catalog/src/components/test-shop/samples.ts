import type { Category, Product, Review } from '@shop/shared/contracts/provider';
import { aProduct } from './a-product.ts';

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
