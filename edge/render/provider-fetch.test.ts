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
