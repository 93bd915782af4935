import { expect, test, vi } from 'vitest';
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
  const [request, init] = send.mock.calls[0] ?? [];
  expect(Object.fromEntries(request instanceof Request ? request.headers : [])).toEqual({
    'x-tenant-id': '7',
  });
  expect(init).toEqual({ credentials: 'omit' });
});

test.each(['POST', 'PUT', 'PATCH', 'DELETE'])('a rendered page may not %s', async (method) => {
  const send = vi.fn<typeof fetch>();
  await expect(providerFetch(send)('https://api.example/v1/orders', { method })).rejects.toThrow(TypeError);
  expect(send).not.toHaveBeenCalled();
});
