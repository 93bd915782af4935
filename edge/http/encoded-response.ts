import type { Coding } from '../releases/edge-config.ts';

/**
 * An answer whose body is in that encoding already. workerd would encode it once more, unless it is told that this is done;
 * other platforms know no `encodeBody` and encode nothing.
 */
export function encodedResponse(
  body: Uint8Array<ArrayBuffer>,
  encoding: Coding['name'] | undefined,
  init: { readonly status?: number; readonly headers: Readonly<Record<string, string>> },
): Response {
  if (!encoding) return new Response(body, init);
  const headers = { ...init.headers, 'Content-Encoding': encoding };
  const encoded = { ...init, headers, encodeBody: 'manual' };
  return new Response(body, encoded);
}
