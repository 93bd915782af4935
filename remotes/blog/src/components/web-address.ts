import { parseUrl } from '@shop/shared/contracts';

/** The address as it may stand in a link to another site, or null when it is not http(s). */
export function webAddress(text: string | null): string | null {
  const address = parseUrl(text ?? '');
  return address?.protocol === 'https:' || address?.protocol === 'http:' ? address.href : null;
}

/** The address as it may be framed: https, or http on this machine. Null for any other. */
export function frameAddress(text: string | null): string | null {
  const address = webAddress(text);
  if (!address) return null;
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || hostname === 'localhost' ? address : null;
}

/** A link that calls this number, or null when it has no digit. */
export function phoneAddress(number: string): string | null {
  const digits = number.replace(/[^\d+]/g, '');
  return /\d/.test(digits) ? `tel:${digits}` : null;
}

/** A link that opens a mail to this one address, or null when it is none. */
export function mailAddress(email: string): string | null {
  const parts = /^([^@\s]+)@([^@\s]+)$/.exec(email.trim());
  return parts?.[1] && parts[2]
    ? `mailto:${encodeURIComponent(parts[1])}@${encodeURIComponent(parts[2])}`
    : null;
}
