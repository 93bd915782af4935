import type { ProviderClient } from '@shop/shared/contracts';
import { getProduct, listProducts, type ListedProduct } from '@shop/shared/contracts/provider';

/**
 * The products of the slugs as the provider has them now, by slug; without those that cannot be loaded. Takes them from the
 * first page of the list, which is often there already, and asks for the others one by one. Never rejects.
 */
export async function findProducts(
  provider: Pick<ProviderClient, 'call'>,
  slugs: readonly string[],
  signal: AbortSignal,
): Promise<ReadonlyMap<string, ListedProduct>> {
  const listed = await provider.call(listProducts, {}, { signal }).then(
    ({ items }) => items,
    () => [],
  );
  const products = new Map(listed.map((product) => [product.slug, product]));
  const addOne = async (slug: string) => {
    const product = await provider.call(getProduct, { slug }, { signal }).catch(() => null);
    if (product) products.set(slug, { ...product, slug });
  };
  await Promise.all(slugs.filter((slug) => slug !== '' && !products.has(slug)).map(addOne));
  return products;
}
