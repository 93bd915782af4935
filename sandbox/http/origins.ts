/** The origin named by an address, or null when it names none over http(s). */
function originOf(address: string | undefined): string | null {
  const url = address === undefined ? null : URL.parse(address);
  return url?.protocol === 'http:' || url?.protocol === 'https:' ? url.origin : null;
}

/** Whether an origin is this machine itself. */
export function isLoopback(origin: string): boolean {
  const name = URL.parse(origin)?.hostname ?? '';
  return (
    name === 'localhost' || name.endsWith('.localhost') || name === '[::1]' || /^127(\.\d+){3}$/.test(name)
  );
}

/**
 * Where the payment page sends the customer back to. A configured storefront wins, since a widget's call comes
 * from another site's page; it may use another name of this machine. Without one the caller's own origin
 * is used, if it is on this machine: no other site may choose where customers return to.
 */
export function returnBase(storefrontUrl: string | undefined, origin: string | undefined): string | null {
  const caller = originOf(origin);
  const local = caller !== null && isLoopback(caller) ? caller : null;
  const storefront = originOf(storefrontUrl);
  if (storefront === null) return local;
  return local !== null && isLoopback(storefront) && hasSamePort(local, storefront) ? local : storefront;
}

function hasSamePort(one: string, other: string): boolean {
  return new URL(one).port === new URL(other).port && new URL(one).protocol === new URL(other).protocol;
}
