import { mayKeepName } from '@shop/shared/contracts';
import type { Context } from 'hono';
import { answerHeaders } from './answer-headers.ts';
import { withEtag } from './content-negotiation.ts';
import { encodedResponse, type EncodedDocument } from './encoded-document.ts';

/** Who may keep a document. Browsers ask each time; a CDN may keep what is everybody's for 5 seconds, so that nothing is purged. */
const cacheControl = {
  shared: 'public, max-age=0, s-maxage=5, must-revalidate',
  private: 'private, no-cache',
};

/** Documents are not cached while the provider fails. */
function documentHeaders(
  { policy, status, mayKeep }: Pick<EncodedDocument, 'policy' | 'status' | 'mayKeep'>,
  audience: keyof typeof cacheControl,
) {
  return {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': status === 503 ? 'no-store' : cacheControl[audience],
    ...(status === 503 && { 'Retry-After': '30' }),
    Vary: 'Accept-Encoding',
    'Content-Security-Policy': policy,
    ...(mayKeep && status === 200 && { [mayKeepName]: 'keep' }),
    ...answerHeaders.document,
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
  const headers = documentHeaders(document, audience);
  if (document.location) {
    return new Response(null, {
      status: document.status,
      headers: { ...headers, Location: document.location },
    });
  }
  const { body, etag, encoding } = await document.encoded(c.req.header('Accept-Encoding') ?? '');
  const response = encodedResponse(body, encoding, { status: document.status, headers });
  if (document.links) response.headers.set('Link', document.links);
  return withEtag(c, response, etag);
}
