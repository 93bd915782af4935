import { parseUrl } from '@shop/shared/contracts';

/**
 * A payment address that may be opened, normalised; null for all others.
 * It must be a full https address; plain http is for this machine only.
 */
export function safePaymentAddress(text: string): string | null {
  const address = parseUrl(text);
  if (!address) return null;
  const safe =
    address.protocol === 'https:' || (address.protocol === 'http:' && isThisMachine(address.hostname));
  return safe ? address.href : null;
}

function isThisMachine(hostname: string): boolean {
  return /^(?:localhost|.+\.localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
}
