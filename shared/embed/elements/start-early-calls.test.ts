import { pageGlobal } from '@shop/shared/contracts';
import { afterEach, expect, test, vi } from 'vitest';
import { startEarlyCalls } from './start-early-calls.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  delete pageGlobal().earlyByShop;
});

const options: Parameters<typeof startEarlyCalls>[1] = {
  apiBase: 'https://provider.example/api',
  tenant: 7,
  storefrontUrl: 'https://shop.example',
  base: 'https://shop.example/embed/menu/v1/',
  path: '/products',
};

test('a widget’s first calls follow no redirect, as those of the storefront [SEC-07]', async () => {
  const send = vi.fn<typeof fetch>(() => Promise.resolve(new Response('[]')));
  vi.stubGlobal('fetch', send);
  startEarlyCalls([['products.list', '/products/']], options, {});
  expect(send.mock.calls).toEqual([
    [
      'https://provider.example/api/products/',
      { headers: { Accept: 'application/json', 'X-Tenant-ID': '7' }, redirect: 'error' },
    ],
  ]);
});
