/** The login page that leads back to a storefront path afterwards; a fragment of the path stays a fragment. */
export function loginPath(back: string): string {
  const [path = '', fragment] = back.split('#');
  const redirect = encodeURIComponent(path).replaceAll('%2F', '/');
  return `/login?redirect=${redirect}${fragment ? `#${fragment}` : ''}`;
}
