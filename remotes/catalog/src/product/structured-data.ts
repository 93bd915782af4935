import type { LinkPreview, Platform } from '@shop/shared/contracts';
import type { Product } from '@shop/shared/contracts/provider';
import type { BreadcrumbList, Offer, Product as ProductThing, WithContext } from 'schema-dts';
import { breadcrumbs, stepsTo } from '../components/breadcrumbs.ts';
import { productPath } from '../components/paths.ts';
import { reviewTexts } from '../messages/product.ts';
import { productPictures } from './pictures/shown-pictures.ts';
import { reviewSummary, type CountedReviews } from './reviews/review-summary.ts';

const mostReviews = 5;
const mostPictures = 10;
const currency = 'USD';

type Described = Pick<Platform, 'provider' | 'links'>;

/** The product and its breadcrumbs, for search engines: https://schema.org/Product and BreadcrumbList. */
export function productStructuredData(
  product: Product,
  platform: Described,
  counted: CountedReviews,
): [WithContext<ProductThing>, WithContext<BreadcrumbList>] {
  const { name, description, category } = product;
  const { provider, links } = platform;
  const url = links.href(productPath(product.slug));
  const pictures = productPictures(product)
    .slice(0, mostPictures)
    .map(({ image }) => provider.file(image));
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Product',
      '@id': `${url}#product`,
      name,
      url,
      sku: String(product.id),
      ...(description && { description }),
      ...(pictures.length > 0 && { image: pictures }),
      ...(category?.name && { category: category.name }),
      ...(product.price !== null && { offers: offer(product, product.price, url) }),
      ...ratings(product, counted),
    },
    breadcrumbs([...stepsTo(category), { name, path: productPath(product.slug) }], platform),
  ];
}

/** What a link to the product shows elsewhere. */
export function productPreview(product: Product, { provider }: Described): LinkPreview {
  const [picture] = productPictures(product);
  return {
    type: 'product',
    ...(picture && { image: { url: provider.file(picture.image), alt: picture.alt || product.name } }),
    ...(product.price !== null && { price: { amount: product.price, currency } }),
  };
}

function offer({ stock }: Product, price: string, url: string): Offer {
  return {
    '@type': 'Offer',
    url,
    price,
    priceCurrency: currency,
    ...(stock !== null && {
      availability: stock === 0 ? 'https://schema.org/OutOfStock' : 'https://schema.org/InStock',
    }),
  };
}

function ratings(product: Product, counted: CountedReviews) {
  const { count, average } = reviewSummary(product, counted);
  if (count === 0 || average === 0) return {};
  const reviews = product.reviews.slice(0, mostReviews).map(
    ({ user, rating, comment, created_at }) =>
      ({
        '@type': 'Review',
        author: { '@type': 'Person', name: user?.username || reviewTexts.anonymous },
        ...(rating !== null && { reviewRating: { '@type': 'Rating', ratingValue: rating } }),
        ...(comment && { reviewBody: comment }),
        ...(!Number.isNaN(Date.parse(created_at)) && { datePublished: created_at }),
      }) as const,
  );
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: Number(average.toFixed(2)),
      reviewCount: count,
    },
    ...(reviews.length > 0 && { review: reviews }),
  } as const;
}
