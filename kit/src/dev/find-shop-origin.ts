import { bootElementId } from '@shop/shared/contracts';
import { describeFailure, isUntrusted } from '../fetch-failure.ts';

/** The address is none, or leads to something else than a shop. */
export class ShopError extends Error {
  override readonly name = 'ShopError';
}

/** After this a shop counts as one that is down. */
const answerMs = 10_000;

/**
 * Origin of the shop at an address, after redirects, as to `https` or to another host name. Throws a `ShopError` where something
 * else answers, or with a certificate that this process does not trust; a shop that is down keeps its address.
 */
export async function findShopOrigin(address: string): Promise<string> {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol))
    throw new ShopError(`"${address}" is no address: it begins with https:// or http://.`);
  const signal = AbortSignal.timeout(answerMs);
  const response = await fetch(url, { headers: { Accept: 'text/html' }, signal }).catch((cause: unknown) => {
    if (isUntrusted(cause)) throw new ShopError(`${url.origin}: ${describeFailure(cause)}`, { cause });
    return undefined;
  });
  if (!response) return url.origin;
  const html = await response.text();
  // A shop in trouble answers with a page of its own, or its proxy does.
  if (response.status < 500 && !html.includes(bootElementId))
    throw new ShopError(`${response.url} is no shop: the page carries no #${bootElementId}.`);
  return new URL(response.url).origin;
}
