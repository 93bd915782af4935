import type { Context } from 'hono';

export async function etagOf(body: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', body));
  return `"${btoa(String.fromCharCode(...digest.slice(0, 12)))}"`;
}

const aboutTheBody = ['Content-Type', 'Content-Encoding', 'Content-Length'];

/** The response under its validator, or 304 when the client has just that. Only what was found has a validator. */
export function withEtag(c: Context, response: Response, etag: string): Response {
  if (!response.ok) return response;
  response.headers.set('ETag', etag);
  const known = c.req
    .header('If-None-Match')
    ?.split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''));
  if (!known?.includes(etag) && !known?.includes('*')) return response;
  const headers = new Headers(response.headers);
  for (const name of aboutTheBody) headers.delete(name);
  return new Response(null, { status: 304, headers });
}
