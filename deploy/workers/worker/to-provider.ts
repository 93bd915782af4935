/**
 * Sends what the code of a release asks for: to the provider, and to nobody else. A redirect is answered as it is: where the code
 * follows it, that request comes here, too.
 * @param origin of the provider
 */
export async function toProvider(
  request: Request,
  origin: string,
  send: typeof globalThis.fetch = globalThis.fetch,
): Promise<Response> {
  const { origin: asked } = new URL(request.url);
  if (asked === origin) return send(new Request(request, { redirect: 'manual' }));
  return new Response(`A page may not call ${asked}.`, { status: 403 });
}
