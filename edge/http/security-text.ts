import type { Hono } from 'hono';
import type { EdgeSettings } from '../releases/edge-config.ts';
import { notFound } from './plain-pages.ts';

const path = '/.well-known/security.txt';
/** Days for which the answer may be relied on; it is made for each request. */
const validForDays = 180;
const day = 24 * 60 * 60 * 1000;

/**
 * Serves where faults of security are reported, https://www.rfc-editor.org/rfc/rfc9116: `security_contact` of the site
 * configuration, else its `contact_email`; nothing where it has neither.
 * @param now milliseconds
 */
export function serveSecurityText(app: Hono, { site, siteUrl }: EdgeSettings, now = () => Date.now()): void {
  app.get(path, (c) => {
    const contact = site.security_contact || site.contact_email;
    if (!contact) return notFound(c);
    const expires = new Date(Math.floor(now() / day + validForDays) * day);
    const lines = [
      `Contact: ${/^https:|^mailto:/.test(contact) ? contact : `mailto:${contact}`}`,
      `Expires: ${expires.toISOString()}`,
      ...(siteUrl === undefined ? [] : [`Canonical: ${siteUrl}${path}`]),
    ];
    return c.text(`${lines.join('\n')}\n`, 200, { 'Cache-Control': 'public, max-age=3600' });
  });
  // The place that it had before.
  app.get('/security.txt', (c) => c.redirect(path, 301));
}
