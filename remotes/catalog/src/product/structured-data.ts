import type { Platform } from '@shop/shared/contracts';
import type { Product } from '@shop/shared/contracts/provider';
import { productPath, categoryPath } from '../components/paths.ts';
import { productTexts, reviewTexts } from '../messages/product.ts';
import { productPictures } from './pictures/shown-pictures.ts';
import { reviewSummary, type CountedReviews } from './reviews/review-summary.ts';

const vocabulary = 'https://schema.org';
const mostReviews = 5;
const mostPictures = 10;

type Described = Pick<Platform, 'provider' | 'links'>;

/** The product and its breadcrumbs, for search engines: https://schema.org/Product and BreadcrumbList. */
export function productStructuredData(
  product: Product,
  { provider, links }: Described,
  counted: CountedReviews,
): Record<string, unknown>[] {
  const { name, description, category } = product;
  const url = links.href(productPath(product.slug));
  const pictures = productPictures(product)
    .slice(0, mostPictures)
    .map(({ image }) => provider.file(image));
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
      ...(product.price !== null && { offers: offer(product, url) }),
      ...ratings(product, counted),
    },
    {
      '@context': vocabulary,
      '@type': 'BreadcrumbList',
      itemListElement: steps.map((step, index) => ({
        '@type': 'ListItem',
        position: index + 1,
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

function ratings(product: Product, counted: CountedReviews): Record<string, unknown> {
  const { count, average } = reviewSummary(product, counted);
  if (count === 0 || average === 0) return {};
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: Number(average.toFixed(2)),
      reviewCount: count,
    },
    review: product.reviews.slice(0, mostReviews).map(({ user, rating, comment, created_at }) => ({
      '@type': 'Review',
      author: { '@type': 'Person', name: user?.username || reviewTexts.anonymous },
      ...(rating !== null && { reviewRating: { '@type': 'Rating', ratingValue: rating } }),
      reviewBody: comment,
      datePublished: created_at,
    })),
  };
}
