/** Where a page leads in place of itself, as a path. Throws for an address outside the shop. */
export function redirectTarget(wanted: string, address: URL): string {
  const target = new URL(wanted, address);
  if (target.origin !== address.origin) throw new Error(`a redirect to ${target.origin}`);
  return target.pathname + target.search + target.hash;
}
