import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '@shop/shared/testing/area';
import { createPaymentUrl } from './payment-url.ts';

const address = 'https://pay.example/7';
type Widget = Parameters<typeof createPaymentUrl>[0];

/** A widget whose storefront answers with a module that says which payment pages it opens. */
function widgetOf(module: string): Widget {
  const links = { href: (path: string) => (path.endsWith('.js') ? `data:text/javascript,${module}` : path) };
  // Only what is read of a shadow root.
  return { root: { host: { localName: 'shop-cart' } }, links, storagePrefix: 'shop:' } as unknown as Widget;
}

beforeEach(() => {
  const window = { location: { href: 'https://cafe.example/' } };
  vi.stubGlobal('window', Object.assign(window, { top: window }));
  vi.stubGlobal('sessionStorage', memoryStorage());
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('a payment of a widget goes through the storefront, and the tab knows what to show afterwards', async () => {
  const url = await createPaymentUrl(
    widgetOf(`export const origins = ['https://pay.example']`),
    address,
    'p1',
  );
  expect(url).toMatch(
    /^\/payment\/away#to=https%3A%2F%2Fpay\.example%2F7&back=https%3A%2F%2Fcafe\.example%2F&payment=p1$/,
  );
  expect(sessionStorage.getItem('shop:comingBack')).toContain('paymentId=p1');
});

test('where the storefront does not answer, an order by card is paid all the same [SEC-169]', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.useFakeTimers();
  const url = createPaymentUrl(widgetOf('await new Promise(() => {})'), address, 'p1');
  await vi.advanceTimersByTimeAsync(5000);
  expect(await url).toBe(address);
  expect(warn).toHaveBeenCalledOnce();
  expect(sessionStorage.getItem('shop:comingBack')).toBeNull();
});
