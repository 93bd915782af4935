import type { Context } from 'hono';

export async function etagOf(body: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', body));
  return `"${btoa(String.fromCharCode(...digest.slice(0, 12)))}"`;
}

const bodyHeaders = ['Content-Type', 'Content-Encoding', 'Content-Length'];

/** The response with an `ETag`, or 304 when the client has that version. Errors have no `ETag`. */
export function withEtag(c: Context, response: Response, etag: string): Response {
  if (!response.ok) return response;
  response.headers.set('ETag', etag);
  const known = c.req
    .header('If-None-Match')
    ?.split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''));
  if (!known?.includes(etag) && !known?.includes('*')) return response;
  const headers = new Headers(response.headers);
  for (const name of bodyHeaders) headers.delete(name);
  return new Response(null, { status: 304, headers });
}

/** Whether an `Accept-Encoding` header names the coding with a quality above 0. */
export function acceptsEncoding(header: string, coding: string): boolean {
  return header.split(',').some((part) => {
    const [name = '', ...parameters] = part
      .toLowerCase()
      .split(';')
      .map((piece) => piece.trim());
    return name === coding && !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter));
  });
}
