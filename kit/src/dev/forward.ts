import { localCookie, shopCookies } from './local-cookies.ts';

/** Of one connection, or of what `fetch` does itself. */
const requestHeaders = ['host', 'connection', 'keep-alive', 'upgrade', 'transfer-encoding', 'content-length'];
const responseHeaders = [
  'connection',
  'keep-alive',
  'transfer-encoding',
  'strict-transport-security',
  'alt-svc',
];

interface ForwardedTo {
  readonly target: URL;
  /** The shop's origin, which stands for the proxy's. */
  readonly shop: string;
  /** Where the target is none of the shop's own addresses. */
  readonly isWithoutCookies?: boolean;
}

/** Sends a request to another address, as if a page of the shop's had sent it. Rejects when no answer comes. */
export async function forward(
  request: Request,
  { target, shop, isWithoutCookies }: ForwardedTo,
): Promise<Response> {
  const { origin } = new URL(request.url);
  const headers = new Headers(request.headers);
  for (const name of requestHeaders) headers.delete(name);
  for (const name of ['origin', 'referer']) {
    const value = headers.get(name);
    if (value !== null && URL.parse(value)?.origin === origin)
      headers.set(name, shop + value.slice(origin.length));
  }
  // What is changed on the way cannot be compared with what the browser has.
  for (const name of ['if-none-match', 'if-modified-since']) headers.delete(name);
  const cookies = isWithoutCookies ? '' : shopCookies(headers.get('cookie') ?? '', shop);
  headers.delete('cookie');
  if (cookies) headers.set('cookie', cookies);
  headers.set('accept-encoding', 'gzip, br');
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
  const body = hasBody ? await request.arrayBuffer() : null;
  const init = { method: request.method, headers, body, redirect: 'manual' } as const;
  const response = ofProxy(await fetch(target, init), { origin, shop });
  if (isWithoutCookies) response.headers.delete('set-cookie');
  return response;
}

/** The answer as the proxy gives it: `fetch` has decoded it, and what names the shop's origin names this one. */
function ofProxy(response: Response, at: { readonly origin: string; readonly shop: string }): Response {
  const headers = new Headers(response.headers);
  for (const name of responseHeaders) headers.delete(name);
  if (headers.has('content-encoding')) {
    headers.delete('content-encoding');
    headers.delete('content-length');
  }
  const location = headers.get('location');
  if (location) headers.set('location', localAddress(location, at));
  headers.delete('set-cookie');
  for (const cookie of response.headers.getSetCookie())
    headers.append('set-cookie', localCookie(cookie, at.shop));
  const { status, statusText } = response;
  const hasNoBody = status === 204 || status === 205 || status === 304;
  return new Response(hasNoBody ? null : response.body, { status, statusText, headers });
}

/** An address of the shop's as one of the proxy's; others lead away. */
function localAddress(address: string, { origin, shop }: { readonly origin: string; readonly shop: string }) {
  const url = URL.parse(address, shop);
  if (url?.origin !== shop) return address;
  return origin + url.pathname + url.search + url.hash;
}
