/** The demo page stands outside the shop: nothing of the shop starts there, and nothing of it within the shop. */
export function isDemoPath(pathname: string): boolean {
  return /^\/test\/?$/.test(pathname);
}
