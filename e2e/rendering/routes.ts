import { findAreas, readAreaManifest } from '../../build/areas.ts';
import { checkout } from '../../scripts/build-all.ts';

/** What the sandbox has for the parameters of paths. */
const examples: Readonly<Record<string, readonly string[]>> = {
  '/products': ['/products', '/products?category=maki', '/products?search=tuna'],
  '/products/:slug': ['/products/salmon-nigiri', '/products/tuna-nigiri'],
  '/blog/:slug': ['/blog/a-soup-that-starts-the-day-before', '/blog/seventy-degrees'],
};

interface RouteAddress {
  readonly area: string;
  readonly path: string;
  /** No early calls: the page depends on the customer and is rendered in the browser. */
  readonly personal: boolean;
}

/** At least one address for every route of every area, from their manifests, so that a new route is tested too. */
export const routeAddresses: readonly RouteAddress[] = findAreas(checkout).flatMap((area) => {
  const { routes, early } = readAreaManifest(checkout, area);
  return routes.flatMap((pattern) =>
    (examples[pattern] ?? [pattern]).map((path) => ({
      area,
      path,
      personal: (early[pattern] ?? []).length === 0,
    })),
  );
});

export const renderedAddresses = routeAddresses.filter(({ personal }) => !personal);
