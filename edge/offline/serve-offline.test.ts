import { mayKeepName } from '@shop/shared/contracts';
import { expect, test } from 'vitest';
import { answer, edgeConfig } from '../testing/fixture.ts';
import { offlineSettings, workerScript } from './serve-offline.ts';

const on = { offline: true };

test('the worker knows the files and calls of the frame, and which answers are for everybody [OFF-07]', () => {
  const { answers, ...settings } = offlineSettings(edgeConfig(on));
  expect(settings).toEqual({
    frame: '/offline',
    files: [
      ['/releases/host/h1/assets/main.js', 'sha384-host'],
      ['/releases/host/h1/integrity.js', 'sha256-host'],
      ['/releases/host/h1/assets/react.js', 'sha256-react'],
      ['/releases/catalog/c1/integrity.js', 'sha256-catalog'],
    ],
    calls: ['https://api.example/v1/pages/settings/public/', 'https://api.example/v1/products/categories/'],
    callHeaders: { Accept: 'application/json', 'X-Tenant-ID': '7' },
    releases: ['/releases/'],
  });
  const isCached = (path: string) =>
    answers.some((pattern) => new RegExp(`^(?:${pattern})$`).test(`https://api.example/v1${path}`));
  expect(
    ['/products/products/', '/products/products/x/', '/blog/posts/', '/blog/posts/x/'].every(isCached),
  ).toBe(true);
  expect(['/orders/cart/', '/payments/options/', '/payments/history/1/'].some(isCached)).toBe(false);
});

test('its script is asked for each time, and is for this shop alone', async () => {
  const response = await answer('/offline.js', on);
  expect(response.headers.get('Content-Type')).toBe('text/javascript; charset=utf-8');
  expect(response.headers.get('Cache-Control')).toBe('no-cache');
  expect(response.headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin');
  expect(response.headers.get('Content-Security-Policy')).toBeNull();
  expect(await response.text()).toMatch(/^const offlineSettings=\{"frame":"\/offline"/);
});

test('switched off, it is a worker that unregisters itself, and documents register none [OFF-09]', async () => {
  expect(workerScript(edgeConfig())).toContain('unregister()');
  const [off, registering] = await Promise.all([answer('/cart'), answer('/cart', on)]);
  expect(await off.text()).not.toContain('<script data-offline>');
  expect(await registering.text()).toContain('<script data-offline>');
  expect(off.headers.get('Content-Security-Policy')).not.toMatch(/worker-src|shop-offline/);
  const policy = registering.headers.get('Content-Security-Policy');
  expect(policy).toContain("worker-src 'self'");
  expect(policy).toContain('trusted-types dompurify shop-offline');
  expect((await answer('/offline')).status).toBe(404);
});

test('documents that depend on the customer are not marked as good to keep [OFF-07]', async () => {
  for (const path of ['/cart', '/checkout', '/payment/return?token=1', '/nowhere'])
    expect((await answer(path, on)).headers.has(mayKeepName)).toBe(false);
});

test('the document of the frame has no page of an area', async () => {
  const response = await answer('/offline', on);
  expect(response.status).toBe(200);
  expect(await response.text()).toContain('<div data-page="text">');
});

test('the manifest has name, colours and icons of the shop [OFF-12]', async () => {
  const icons = { '192': 'icon-192.png', '512': 'icon-512.png', maskable: 'icon-maskable.png' };
  const config = { host: { ...edgeConfig().host, icons } };
  const response = await answer('/manifest.webmanifest', config);
  expect(response.headers.get('Content-Type')).toBe('application/manifest+json; charset=utf-8');
  expect(await response.json()).toMatchObject({
    name: 'Umi',
    start_url: '/',
    background_color: '#faf6ee',
    theme_color: '#faf6ee',
    icons: [
      { sizes: 'any', type: 'image/svg+xml' },
      { src: '/releases/host/h1/icon-192.png', sizes: '192x192' },
      { src: '/releases/host/h1/icon-512.png', sizes: '512x512' },
      { src: '/releases/host/h1/icon-maskable.png', purpose: 'maskable' },
    ],
  });
  const html = await (await answer('/cart', config)).text();
  expect(html).toContain('<link rel="manifest" href="/manifest.webmanifest">');
  expect(html).toContain('<link rel="apple-touch-icon" href="/releases/host/h1/icon-192.png">');
});
