import type { BootRecord } from '@shop/shared/contracts';
import { providerBase } from './addresses.ts';
import { forward } from './forward.ts';

export type Provider = BootRecord['provider'];

/** The provider as pages of the proxy reach it. */
export function localProvider(provider: Provider, origin: string): Provider {
  const backendHost = provider.backendHost ?? new URL(provider.apiBase).origin;
  return { ...provider, apiBase: origin + providerBase, backendHost };
}

/** The address by which a page of the proxy makes a call; other addresses stay. */
export function localCall(address: string, { apiBase }: Provider, origin: string): string {
  return address.startsWith(`${apiBase}/`) ? origin + providerBase + address.slice(apiBase.length) : address;
}

interface ProviderCall {
  readonly url: URL;
  readonly provider: Provider | undefined;
  readonly shop: string;
}

/** Makes a call for a page: providers admit the shop's origin, and need not admit the proxy's. */
export async function callProvider(
  request: Request,
  { url, provider, shop }: ProviderCall,
): Promise<Response> {
  if (!provider) return new Response('No page of the shop has been opened yet.', { status: 502 });
  const target = new URL(provider.apiBase + url.pathname.slice(providerBase.length) + url.search);
  // Cookies are the shop's, as they are where the page calls another origin.
  const response = await forward(request, { target, shop, isWithoutCookies: true });
  if (!response.body || !response.headers.get('content-type')?.includes('json')) return response;
  const text = await response.text();
  response.headers.delete('content-length');
  const { status, statusText, headers } = response;
  return new Response(withLocalNext(text, provider, url.origin), { status, statusText, headers });
}

/** The address of a list's next page, which a page refuses where it lies outside of the API. */
function withLocalNext(json: string, provider: Provider, origin: string): string {
  return json.replace(/("next"\s*:\s*)("(?:[^"\\]|\\.)*")/g, (_, name: string, address: string) => {
    const local = localCall(JSON.parse(address) as string, provider, origin);
    return name + JSON.stringify(local);
  });
}
