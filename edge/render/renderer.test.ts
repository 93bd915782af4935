import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { startHttpProvider } from '../testing/http-provider.ts';
import { providerFetch } from './provider-calls.ts';
import { withBudget } from './renderer.ts';

test('resolves to the result of the work', async () => {
  expect(await withBudget(1000, async () => 'page')).toBe('page');
});

test('aborts work that takes too long, and does not wait if it goes on', async () => {
  let ended = false;
  const work = withBudget(10, (signal) => {
    signal.addEventListener('abort', () => (ended = true));
    return new Promise(() => {});
  });
  await expect(work).rejects.toThrow('not rendered within 10 ms');
  expect(ended).toBe(true);
});

test('rejects with the failure of the work', async () => {
  await expect(withBudget(1000, () => Promise.reject(new Error('no data')))).rejects.toThrow('no data');
});

test('sends no credentials, whatever the page passes', async () => {
  const send = vi.fn<typeof fetch>(async () => new Response('[]'));
  const headers = { Authorization: 'Bearer sesame', 'X-Tenant-ID': '7' };
  await providerFetch(send)('https://api.example/v1/products', { headers, credentials: 'include' });
  const [request] = send.mock.calls[0] ?? [];
  expect(Object.fromEntries(request instanceof Request ? request.headers : [])).toEqual({
    'x-tenant-id': '7',
  });
});

describe('a call of a page, which asks for no redirect', () => {
  /** A request as workerd takes it: it throws for what it does not have. */
  class WorkersRequest extends Request {
    constructor(input: RequestInfo | URL, init: RequestInit = {}) {
      if (init.redirect === 'error' || 'credentials' in init)
        throw new TypeError('Invalid redirect value, must be one of "follow" or "manual".');
      super(input, init);
    }
  }
  const call = { redirect: 'error', credentials: 'include' } as const;
  const address = 'https://api.example/v1/products';

  test('is sent on a platform that has neither `error` nor `credentials` [WRK-01]', async () => {
    vi.stubGlobal('Request', WorkersRequest);
    onTestFinished(() => void vi.unstubAllGlobals());
    const answer = await providerFetch(async () => new Response('[]'))(address, call);
    expect(await answer.text()).toBe('[]');
  });

  test('fails where the provider redirects, and nothing is sent to another address [WRK-01]', async () => {
    const provider = await startHttpProvider((_, response) => {
      response.writeHead(302, { Location: '/api/elsewhere' }).end();
    });
    await expect(providerFetch()(`${provider.apiBase}/products`, call)).rejects.toThrow(
      /redirects \/api\/products/,
    );
    expect(provider.requests.map(({ path }) => path)).toEqual(['/products']);
  });
});

test.each(['POST', 'PUT', 'PATCH', 'DELETE'])('a rendered page may not %s', async (method) => {
  const send = vi.fn<typeof fetch>();
  await expect(providerFetch(send)('https://api.example/v1/orders', { method })).rejects.toThrow(TypeError);
  expect(send).not.toHaveBeenCalled();
});
