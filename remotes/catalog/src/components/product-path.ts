/** The storefront path of a product's page. */
export function productPath(slug: string): string {
  return `/products/${encodeURIComponent(slug)}`;
}

/** The storefront path of a category's products, with a search within them and what else the query keeps. */
export function categoryPath(slug: string, search = '', kept = ''): string {
  const query = new URLSearchParams(kept);
  if (slug) query.set('category', slug);
  if (search) query.set('search', search);
  const text = query.toString();
  return text ? `/products?${text}` : '/products';
}
