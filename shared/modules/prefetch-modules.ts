import { fetchModule } from './load-module.ts';

/** Fetches modules that are about to be imported; what fails is fetched again by whoever imports it. */
export function prefetchModules({ baseURI }: Document, addresses: readonly string[]): void {
  for (const address of addresses) fetchModule(new URL(address, baseURI).href).catch(() => undefined);
}
