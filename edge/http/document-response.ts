import type { Context } from 'hono';
import { withEtag } from './content-negotiation.ts';
import type { EncodedDocument } from './encoded-document.ts';
import { visitedAddress } from './visited-address.ts';

/** Documents are revalidated each time, and not cached while the provider fails. HSTS only where the visitor came by TLS. */
function documentHeaders(c: Context, { policy, status }: Pick<EncodedDocument, 'policy' | 'status'>) {
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

/** The document in an encoding that the client accepts, a redirect, or 304. */
export async function documentResponse(c: Context, document: EncodedDocument): Promise<Response> {
  const headers = documentHeaders(c, document);
  if (document.location) {
    return new Response(null, {
      status: document.status,
      headers: { ...headers, Location: document.location },
    });
  }
  const { body, etag, encoding } = await document.encoded(c.req.header('Accept-Encoding') ?? '');
  const response = new Response(body, { status: document.status, headers });
  if (encoding) response.headers.set('Content-Encoding', encoding);
  if (document.links) response.headers.set('Link', document.links);
  return withEtag(c, response, etag);
}
