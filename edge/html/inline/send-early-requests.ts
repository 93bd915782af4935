import { isShownAgain, pageGlobal } from '@shop/shared/contracts';

/** Content of the JSON element `#shop-early`. */
export interface EarlyRequests {
  readonly tenantHeader: string;
  readonly tenant: string;
  /** Absolute addresses of the page's first GETs. */
  readonly addresses: readonly string[];
}

const minimumTokenLifetime = 60_000;

/**
 * Sends the page's first requests before any module has loaded; the provider client takes the responses by address.
 * A token that is valid for at least a minute is sent along. With another one nothing is sent, since it is refreshed first.
 * Redirects are refused, as by the provider client: they could carry the headers elsewhere.
 */
export function sendEarlyRequests(): void {
  const { tenantHeader, tenant, addresses } = JSON.parse(
    document.getElementById('shop-early')?.textContent ?? '',
  ) as EarlyRequests;
  const headers: Record<string, string> = { Accept: 'application/json', [tenantHeader]: tenant };
  try {
    const token = localStorage.getItem('authToken');
    if (token || localStorage.getItem('refreshToken')) {
      if (!(expiryOf(token ?? '') - Date.now() > minimumTokenLifetime)) return;
      headers['Authorization'] = `Bearer ${token}`;
    }
  } catch {
    return;
  }
  const early = (pageGlobal().early ??= new Map<string, Promise<Response>>());
  for (const address of addresses) {
    const response = fetch(address, {
      headers,
      redirect: 'error',
      ...(isShownAgain() && { cache: 'reload' }),
    });
    // The client handles the failure when it takes the response.
    response.catch(() => {});
    early.set(address, response);
  }
}

/** Milliseconds since 1970, NaN for a token without an expiry. Throws for a text that is no token. */
function expiryOf(token: string): number {
  const payload = (token.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/');
  const { exp } = JSON.parse(atob(payload)) as { exp?: unknown };
  return typeof exp === 'number' ? exp * 1000 : NaN;
}
