import type { Context } from 'hono';
import { generateCookie, getCookie } from 'hono/cookie';
import { visitedAddress } from '../http/visited-address.ts';

/** A first-party cookie with a number from 0 to 9999, drawn while a canary runs. It says nothing else of the visitor. */
const cookieName = 'shop-visitor';
const visitorNumbers = 10_000;
const keptForSeconds = 30 * 24 * 60 * 60;

/** The number of a visitor who has one. */
export function visitorNumber(c: Context): number | undefined {
  const text = getCookie(c, cookieName);
  return text !== undefined && /^\d{1,4}$/.test(text) ? Number(text) : undefined;
}

/** Draws a number for a visitor who has none, and the `Set-Cookie` header by which every tab sends it from then on. */
export function drawVisitorNumber(c: Context): { readonly number: number; readonly setCookie: string } {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
  const number = random % visitorNumbers;
  const setCookie = generateCookie(cookieName, String(number), {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: visitedAddress(c).protocol === 'https:',
    maxAge: keptForSeconds,
  });
  return { number, setCookie };
}
