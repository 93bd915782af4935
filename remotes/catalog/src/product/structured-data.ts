import type { Platform } from '@shop/shared/contracts';
import type { Product } from '@shop/shared/contracts/provider';
import { productPath, categoryPath } from '../components/paths.ts';
import { productTexts } from '../messages/product.ts';
import { productPictures } from './pictures/shown-pictures.ts';
import { reviewSummary } from './reviews/review-summary.ts';

const vocabulary = 'https://schema.org';
const mostReviews = 5;

type Described = Pick<Platform, 'provider' | 'links'>;

/** The product and its breadcrumbs, for search engines: https://schema.org/Product and BreadcrumbList. */
export function productData(product: Product, { provider, links }: Described): Record<string, unknown>[] {
  const { name, description, category } = product;
  const url = links.href(productPath(product.slug));
  const pictures = productPictures(product).map(({ image }) => provider.file(image));
  const steps = [
    { name: productTexts.menu, path: '/products' },
    ...(category?.slug ? [{ name: category.name || category.slug, path: categoryPath(category.slug) }] : []),
    { name, path: productPath(product.slug) },
  ];
  return [
    {
      '@context': vocabulary,
      '@type': 'Product',
      name,
      url,
      sku: String(product.id),
      ...(description && { description }),
      ...(pictures.length > 0 && { image: pictures }),
      ...(category?.name && { category: category.name }),
      offers: offer(product, url),
      ...ratings(product),
    },
    {
      '@context': vocabulary,
      '@type': 'BreadcrumbList',
      itemListElement: steps.map((step, place) => ({
        '@type': 'ListItem',
        position: place + 1,
        name: step.name,
        item: links.href(step.path),
      })),
    },
  ];
}

function offer({ price, stock }: Product, url: string): Record<string, unknown> {
  return {
    '@type': 'Offer',
    url,
    price,
    priceCurrency: 'USD',
    ...(stock !== null && { availability: `${vocabulary}/${stock === 0 ? 'OutOfStock' : 'InStock'}` }),
  };
}

function ratings(product: Product): Record<string, unknown> {
  const { reviews, count, average } = reviewSummary(product);
  if (count === 0) return {};
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: Number(average.toFixed(2)),
      reviewCount: count,
    },
    review: reviews.slice(0, mostReviews).map(({ user, rating, comment, created_at }) => ({
      '@type': 'Review',
      author: { '@type': 'Person', name: user?.username || 'Anonymous' },
      reviewRating: { '@type': 'Rating', ratingValue: rating },
      reviewBody: comment,
      datePublished: created_at,
    })),
  };
}
