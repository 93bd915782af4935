/**
 * A payment address that may be opened, normalised; null for all others.
 * It must be a full https address; plain http is for this machine only.
 */
export function safePaymentAddress(text: string): string | null {
  if (!URL.canParse(text)) return null;
  const address = new URL(text);
  const safe =
    address.protocol === 'https:' || (address.protocol === 'http:' && isThisMachine(address.hostname));
  return safe ? address.href : null;
}

function isThisMachine(hostname: string): boolean {
  return /^(?:localhost|.+\.localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
}
