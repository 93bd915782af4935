import type { Context } from 'hono';
import { withEtag } from './content-negotiation.ts';
import type { EncodedDocument } from './encoded-document.ts';
import { visitedAddress } from './visited-address.ts';

/** Who may keep a document. Browsers ask each time; a CDN may keep what is everybody's for 5 seconds, so that nothing is purged. */
const cacheControl = {
  shared: 'public, max-age=0, s-maxage=5, must-revalidate',
  private: 'private, no-cache',
};

/** Documents are not cached while the provider fails. HSTS only where the visitor came by TLS. */
function documentHeaders(
  c: Context,
  { policy, status }: Pick<EncodedDocument, 'policy' | 'status'>,
  audience: keyof typeof cacheControl,
) {
  const secure = visitedAddress(c).protocol === 'https:';
  return {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': status === 503 ? 'no-store' : cacheControl[audience],
    ...(status === 503 && { 'Retry-After': '30' }),
    Vary: 'Accept-Encoding',
    'Content-Security-Policy': policy,
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    ...(secure && { 'Strict-Transport-Security': 'max-age=31536000' }),
  };
}

/**
 * The document in an encoding that the client accepts, a redirect, or 304.
 * @param audience `private` where the next visitor may get another one
 */
export async function documentResponse(
  c: Context,
  document: EncodedDocument,
  audience: keyof typeof cacheControl = 'shared',
): Promise<Response> {
  const headers = documentHeaders(c, document, audience);
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
