import { messages } from '../messages.ts';
import styles from './outward-link.module.css';

interface OutwardLinkProps {
  readonly href: string | null;
  readonly children: string;
}

/** Leads to another website, a mail or a call, and says so where it is a website. Words alone without an address. */
export function OutwardLink({ href, children }: OutwardLinkProps) {
  if (!href) return children;
  const isWebsite = /^https?:/.test(href);
  return (
    <a className={`link ${styles.outward}`} href={href} {...(isWebsite && { rel: 'noopener noreferrer' })}>
      {children}
      {isWebsite && <span className="visually-hidden"> {messages.outward}</span>}
    </a>
  );
}
