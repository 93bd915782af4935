import { parseUrl } from '@shop/shared/contracts';
import { messages } from '../messages/pages.ts';
import styles from './links.module.css';

interface OutwardLinkProps {
  readonly href: string | null;
  readonly children: string;
}

/** A link to another website, an email or a phone number; websites are announced as such. Plain text without an address. */
export function OutwardLink({ href, children }: OutwardLinkProps) {
  if (!href) return children;
  const isWebsite = /^https?:/.test(href);
  return (
    <a className={`link ${styles.outward}`} href={href} {...(isWebsite && { rel: 'noopener noreferrer' })}>
      {children}
      {isWebsite && <span className="visually-hidden">{` ${messages.outward}`}</span>}
    </a>
  );
}

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

/** A `tel:` link; null for a text without digits. */
export function phoneAddress(number: string): string | null {
  const digits = number.replace(/[^\d+]/g, '');
  return /\d/.test(digits) ? `tel:${digits}` : null;
}

/** A `mailto:` link to one address; null for anything else. */
export function mailAddress(email: string): string | null {
  const parts = /^([^@\s]+)@([^@\s]+)$/.exec(email.trim());
  return parts?.[1] && parts[2]
    ? `mailto:${encodeURIComponent(parts[1])}@${encodeURIComponent(parts[2])}`
    : null;
}
