import type { Context } from 'hono';
import { documentHeaders } from '../headers/document-headers.ts';
import { withEtag } from './etag.ts';
import type { PackedDocument } from './packed-document.ts';

/** The document for one visitor: in the encoding that is understood, or 304. */
export async function documentResponse(c: Context, document: PackedDocument): Promise<Response> {
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
