/** The storefront path of a product's page. */
export function productPath(slug: string): string {
  return `/products/${encodeURIComponent(slug)}`;
}

/** The storefront path of a category's products, with a search within them and further parameters of the query. */
export function categoryPath(slug: string, search = '', parameters = ''): string {
  const query = new URLSearchParams(parameters);
  if (slug) query.set('category', slug);
  if (search) query.set('search', search);
  const text = query.toString();
  return text ? `/products?${text}` : '/products';
}

/** The login page that leads back to a storefront path afterwards; the path's hash is part of it. */
export function loginPath(back: string): string {
  const [path = '', fragment] = back.split('#');
  const redirect = encodeURIComponent(path).replaceAll('%2F', '/');
  return `/login?redirect=${redirect}${fragment ? `#${fragment}` : ''}`;
}
