/** The same products in their order, with what can be had first. */
export function soldOutLast<Product extends { readonly stock: number | null }>(
  products: readonly Product[],
): Product[] {
  return [...products].sort((one, other) => Number(one.stock === 0) - Number(other.stock === 0));
}
