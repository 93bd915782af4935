import type { Context } from 'hono';
import type { PackedDocument } from '../delivery/packed-document.ts';
import { visitedAddress } from './visited-address.ts';

/**
 * Beside the policy: revalidated each time, and kept nowhere while the provider fails; HSTS only where the visitor came
 * by TLS.
 */
export function documentHeaders(c: Context, { policy, status }: Pick<PackedDocument, 'policy' | 'status'>) {
  const secure = visitedAddress(c).protocol === 'https:';
  return {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': status === 503 ? 'no-store' : 'no-cache',
    ...(status === 503 && { 'Retry-After': '30' }),
    Vary: 'Accept-Encoding',
    'Content-Security-Policy': policy,
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    ...(secure && { 'Strict-Transport-Security': 'max-age=31536000' }),
  };
}
