import { createPathMatcher, type AreaManifest } from '@shop/shared/contracts';
import { patternOfTemplate } from '@shop/shared/contracts/widgets';
import type { CheckedRoute, Finding } from './finding.ts';

/** Addresses of pages whose path has parameters, by path pattern: `package.json`, `areaKit.examples`. */
export type Examples = Readonly<Record<string, string>>;

export interface RouteAddress extends CheckedRoute {
  /** No early calls: the page depends on the customer and is rendered in the browser. */
  readonly isPersonal: boolean;
}

/** An address for each route of an area. A route with parameters that has no example is a finding. */
export function routeAddresses(
  { routes, early }: Pick<AreaManifest, 'routes' | 'early'>,
  examples: Examples,
): { readonly addresses: readonly RouteAddress[]; readonly findings: readonly Finding[] } {
  const match = createPathMatcher(routes.map((path) => ({ path })));
  const findings: Finding[] = [];
  const addresses = routes.flatMap((route) => {
    const address = examples[route] ?? (/[:*]/.test(route) ? undefined : route);
    const { pathname } = new URL(address ?? '/', 'http://localhost');
    const shown = match(pathname)?.route.path ?? 'no route';
    if (address !== undefined && shown === route)
      return [{ route, address, isPersonal: (early[route] ?? []).length === 0 }];
    const expected = `an address of this route in package.json: { "areaKit": { "examples": { "${route}": "…" } } }`;
    findings.push({
      of: route,
      expected,
      found: address ? `${address} is of ${shown}` : 'none: not checked',
    });
    return [];
  });
  return { addresses, findings };
}

/**
 * The attributes with which an element shows an address of the examples, by name; undefined where no example tells them.
 * @param path of the element, e.g. `/events/{slug}`
 */
export function exampleAttributes(
  path: string,
  examples: Examples,
): Readonly<Record<string, string>> | undefined {
  const pattern = patternOfTemplate(path);
  if (!pattern.includes(':')) return {};
  const { pathname } = new URL(examples[pattern] ?? '', 'http://localhost');
  return createPathMatcher([{ path: pattern }])(pathname)?.params;
}
