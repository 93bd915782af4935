/** A request with what Cloudflare adds: https://developers.cloudflare.com/workers/runtime-apis/request/#incomingrequestcfproperties */
export interface CloudflareRequest extends Request {
  readonly cf?: { readonly clientAcceptEncoding?: string };
}

/** The request with the client's own `Accept-Encoding`: Cloudflare replaces it by all that it can decode. */
export function withClientEncoding(request: CloudflareRequest): Request {
  const encoding = request.cf?.clientAcceptEncoding;
  if (encoding === undefined) return request;
  const sent = new Request(request);
  sent.headers.set('Accept-Encoding', encoding);
  return sent;
}
