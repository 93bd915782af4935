import { expect, test, vi } from 'vitest';
import { providerFetch } from './provider-fetch.ts';

test('asks without credentials, whatever the page gives along', async () => {
  const send = vi.fn<typeof fetch>(async () => new Response('[]'));
  const headers = { Authorization: 'Bearer sesame', 'X-Tenant-ID': '7' };
  await providerFetch(send)('https://api.example/v1/products', { headers, credentials: 'include' });
  const [request, init] = send.mock.calls[0] ?? [];
  expect(Object.fromEntries(request instanceof Request ? request.headers : [])).toEqual({
    'x-tenant-id': '7',
  });
  expect(init).toEqual({ credentials: 'omit' });
});

test.each(['POST', 'PUT', 'PATCH', 'DELETE'])('a page that is rendered may not %s', async (method) => {
  const send = vi.fn<typeof fetch>();
  await expect(providerFetch(send)('https://api.example/v1/orders', { method })).rejects.toThrow(TypeError);
  expect(send).not.toHaveBeenCalled();
});

test('a connection that breaks is made once more, and not for a page that nobody waits for', async () => {
  const answer = new Response('[]');
  const send = vi.fn<typeof fetch>(async () => answer).mockRejectedValueOnce(new TypeError('fetch failed'));
  expect(await providerFetch(send)('https://api.example/v1/products')).toBe(answer);
  expect(send).toHaveBeenCalledTimes(2);

  const down = vi.fn<typeof fetch>(() => Promise.reject(new TypeError('fetch failed')));
  await expect(providerFetch(down)('https://api.example/v1/products')).rejects.toThrow('fetch failed');
  expect(down).toHaveBeenCalledTimes(2);

  const gone = new AbortController();
  const late = vi.fn<typeof fetch>(() => {
    gone.abort(new Error('too late'));
    return Promise.reject(new TypeError('fetch failed'));
  });
  const { signal } = gone;
  await expect(providerFetch(late)('https://api.example/v1/products', { signal })).rejects.toThrow(
    'too late',
  );
  expect(late).toHaveBeenCalledTimes(1);
});
