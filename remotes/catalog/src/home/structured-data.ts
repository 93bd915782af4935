import type { Platform } from '@shop/shared/contracts';
import type { Restaurant, WithContext } from 'schema-dts';

/** The shop as search engines know it, under the id by which its contact page names it, too: https://schema.org/Restaurant. */
export function homeStructuredData({
  site,
  provider,
  links,
}: Pick<Platform, 'site' | 'provider' | 'links'>): WithContext<Restaurant> {
  const { title, description, logo, contactEmail } = site;
  const url = links.href('/');
  return {
    '@context': 'https://schema.org',
    '@type': 'Restaurant',
    '@id': `${url}#restaurant`,
    url,
    hasMenu: links.href('/products'),
    ...(title && { name: title }),
    ...(description && { description }),
    ...(logo && { logo: provider.file(logo), image: provider.file(logo) }),
    ...(contactEmail && { email: contactEmail }),
  };
}
