// Browsers keep cookies by host name alone, and every program of this machine is `localhost`. Those of a shop get its host before
// their name here, so that it is sent none of another program, and none of another shop.
const prefix = /^(?:__(?:Host|Secure)-)?/i;

/** A cookie of the shop's for this host, by `http`. Browsers take the prefixes with `Secure` alone, and that from `localhost` too. */
export function localCookie(cookie: string, shop: string): string {
  const isPrefixed = /^__(?:Host|Secure)-/i.test(cookie);
  const [pair = '', ...attributes] = cookie.split(';').map((part) => part.trim());
  const kept = attributes.filter(
    (attribute) =>
      !/^domain(?:=|$)/i.test(attribute) && (isPrefixed || !/^(?:secure|partitioned)$/i.test(attribute)),
  );
  const local = isPrefixed
    ? kept
    : kept.map((attribute) => attribute.replace(/^samesite=none$/i, 'SameSite=Lax'));
  return [pair.replace(prefix, (found) => found + markOf(shop)), ...local].join('; ');
}

/** Those of a request's cookies that the shop set, as it set them. */
export function shopCookies(header: string, shop: string): string {
  const mark = markOf(shop);
  return header
    .split(/;\s*/)
    .map((pair) => ({ pair, start: prefix.exec(pair)?.[0].length ?? 0 }))
    .filter(({ pair, start }) => pair.startsWith(mark, start))
    .map(({ pair, start }) => pair.slice(0, start) + pair.slice(start + mark.length))
    .join('; ');
}

/** Of characters that names may have. */
function markOf(shop: string): string {
  return `${encodeURIComponent(new URL(shop).host)}|`;
}
