import { pageGlobal } from '@shop/shared/contracts';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
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

test('on a page that the browser shows again they are asked of the provider, whatever the browser has [EMB-102]', () => {
  const send = vi.fn<typeof fetch>(() => Promise.resolve(new Response('[]')));
  vi.stubGlobal('fetch', send);
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type: 'back_forward' } as never]);
  onTestFinished(() => void vi.restoreAllMocks());
  startEarlyCalls([['products.list', '/products/']], options, {});
  expect(send.mock.calls[0]?.[1]).toMatchObject({ cache: 'reload' });
});

test('an answer that nobody takes counts for half a minute [EMB-102]', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const send = vi.fn<typeof fetch>(() => Promise.resolve(new Response('[]')));
  vi.stubGlobal('fetch', send);
  const start = () => startEarlyCalls([['products.list', '/products/']], options, {});
  start();
  vi.advanceTimersByTime(29_000);
  start();
  expect(send).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1_000);
  start();
  expect(send).toHaveBeenCalledTimes(2);
});
