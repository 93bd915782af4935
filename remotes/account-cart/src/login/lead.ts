import { loginMessages } from '../messages/login.ts';

/** Why somebody is asked to log in, told by where the login leads. */
export function leadTo(path: string): string {
  const { lead, leads } = loginMessages;
  if (/^\/cart\b/.test(path)) return leads.cart;
  if (/^\/orders\b/.test(path)) return leads.orders;
  if (path.endsWith('#reviews')) return leads.review;
  if (path.endsWith('#comments')) return leads.comment;
  return path.startsWith('/products/') ? leads.product : lead;
}
