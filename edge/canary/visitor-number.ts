import type { Context } from 'hono';
import { generateCookie, getCookie } from 'hono/cookie';
import { visitedAddress } from '../http/visited-address.ts';

/**
 * A first-party cookie with a number from 0 to 9999, drawn while a canary runs, and the edge's signature of it. It says nothing else
 * of the visitor.
 */
const cookieName = 'shop-visitor';
const visitorNumbers = 10_000;
const maxAgeSeconds = 30 * 24 * 60 * 60;
const form = /^(\d{1,4})(?:\.([\da-f]{64}))?$/;

export interface VisitorNumbers {
  /** Draws a number for a visitor who has none, and the `Set-Cookie` header by which every tab sends it from then on. */
  draw(c: Context): Promise<{ readonly number: number; readonly setCookie: string }>;
  /** The number of a visitor for whom it was drawn; undefined for one that is made up, and without a number. */
  drawn(c: Context): Promise<number | undefined>;
}

/** The number of a visitor who has one, whoever has written it: it decides what they are served, and no more. */
export function visitorNumber(c: Context): number | undefined {
  return parsed(c)?.number;
}

/**
 * @param secret the same for all edges of a shop; without one, numbers that other edges have drawn count as made up
 * @param now milliseconds
 */
export function createVisitorNumbers(secret: string | undefined, now = () => Date.now()): VisitorNumbers {
  const bytes = secret === undefined ? randomBytes(32) : new TextEncoder().encode(secret);
  const imported = crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
    'verify',
  ]);
  /** A number is signed for the 30 days in which it was drawn, so that numbers cannot be collected for good. */
  const periodOf = (milliseconds: number) => Math.floor(milliseconds / 1000 / maxAgeSeconds);
  const textOf = (number: number, period: number) => new TextEncoder().encode(`visitor ${number} ${period}`);

  return {
    async draw(c) {
      const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
      const number = random % visitorNumbers;
      const signature = await crypto.subtle.sign('HMAC', await imported, textOf(number, periodOf(now())));
      const setCookie = generateCookie(cookieName, `${number}.${hexOf(signature)}`, {
        path: '/',
        httpOnly: true,
        sameSite: 'Lax',
        secure: visitedAddress(c).protocol === 'https:',
        maxAge: maxAgeSeconds,
      });
      return { number, setCookie };
    },
    async drawn(c) {
      const { number, signature } = parsed(c) ?? {};
      if (number === undefined || signature === undefined) return undefined;
      const key = await imported;
      const period = periodOf(now());
      for (const each of [period, period - 1])
        if (await crypto.subtle.verify('HMAC', key, signature, textOf(number, each))) return number;
      return undefined;
    },
  };
}

function parsed(c: Context) {
  const [, number, signature] = form.exec(getCookie(c, cookieName) ?? '') ?? [];
  if (number === undefined) return undefined;
  return { number: Number(number), ...(signature !== undefined && { signature: bytesOf(signature) }) };
}

function randomBytes(count: number): Uint8Array<ArrayBuffer> {
  return crypto.getRandomValues(new Uint8Array(count));
}

function hexOf(bytes: ArrayBuffer): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}
