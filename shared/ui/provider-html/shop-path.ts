/** A path of this shop, such as `/faq`; `//host` and `/\host` lead elsewhere. */
export function isShopPath(address: string): boolean {
  return /^\/(?![/\\])/.test(address) && !/[\t\n\r]/.test(address);
}
