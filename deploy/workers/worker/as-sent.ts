/** A request as Cloudflare hands it over. */
export interface HandedOver extends Request {
  readonly cf?: { readonly clientAcceptEncoding?: string };
}

/** The request as the visitor sent it: the platform asks for all that it can decode, and what they accept stands beside. */
export function asSent(request: HandedOver): Request {
  const accepted = request.cf?.clientAcceptEncoding;
  if (accepted === undefined) return request;
  const sent = new Request(request);
  sent.headers.set('Accept-Encoding', accepted);
  return sent;
}
