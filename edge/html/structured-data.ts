import { scriptJson } from './html-text.ts';

/** Properties of schema.org whose values are addresses, where areas give a path of the shop. */
const addresses = new Set([
  '@id',
  'contentUrl',
  'hasMenu',
  'image',
  'item',
  'logo',
  'mainEntityOfPage',
  'menu',
  'sameAs',
  'target',
  'url',
]);

/** Objects of schema.org as JSON-LD elements: areas know paths, and readers need whole addresses. */
export function structuredDataElements(things: readonly object[], origin: string): string[] {
  return things.map(
    (thing) => `<script type="application/ld+json">${scriptJson(withAddresses(thing, origin))}</script>`,
  );
}

/** @param name of the property that has the value; the entries of a list have that of their list */
function withAddresses(value: unknown, origin: string, name = ''): unknown {
  if (Array.isArray(value)) return value.map((entry) => withAddresses(entry, origin, name));
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).map(([key, part]) => [key, withAddresses(part, origin, key)]);
    return Object.fromEntries(entries);
  }
  return typeof value === 'string' && addresses.has(name) ? wholeAddress(value, origin) : value;
}

/** A path of the shop as a whole address; anything else as it is, as `//host`, `/\host` and, with a tab, `/\t/host`, which are no paths. */
function wholeAddress(value: string, origin: string): string {
  const address = value.startsWith('/') ? URL.parse(value, origin) : null;
  return address?.origin === origin ? address.href : value;
}
