import type { ConnectionState } from '@shop/shared/contracts';
import { safeStorage } from '@shop/shared/storage';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { clientOf, fakeProvider, json } from '../provider/testing/fake-provider.ts';
import { accessToken } from '../session/testing/fake-browser.ts';
import { openAccountInTabs, type Account } from './account.ts';

const product = { name: 'Maki', slug: 'maki', price: '4.50' };
const cart = { id: 1, items: [{ id: 101, quantity: 2, product }], total_items: 2, total_price: '9.00' };

const token = accessToken({ exp: Date.parse('2100-01-01T00:00:00Z') / 1000, sub: 'ann' });

/** A browser in which a customer is logged in: each tab hears of what the others change in its storage. */
function openBrowser() {
  const texts = new Map([
    ['authToken', token],
    ['refreshToken', 'r'],
  ]);
  const server = fakeProvider(() => json(cart));
  const windows: EventTarget[] = [];
  const openTab = (): Account => {
    const events = new EventTarget();
    windows.push(events);
    const tell = (key: string) => {
      const event = () => Object.assign(new Event('storage'), { key });
      for (const other of windows) if (other !== events) setTimeout(() => other.dispatchEvent(event()));
    };
    const storage = safeStorage(() => ({
      getItem: (key) => texts.get(key) ?? null,
      setItem: (key, value) => texts.get(key) !== value && texts.set(key, value) && tell(key),
      removeItem: (key) => texts.delete(key) && tell(key),
    }));
    const offline = { onCached: () => {}, Unseen: () => null };
    const connection = createStore<ConnectionState>(() => ({ status: 'online', offline }));
    const provider = clientOf(server, { access: (refusal) => account.access(refusal) });
    const options = { provider, storage, events, connection, loginField: 'email' } as const;
    const account = openAccountInTabs({ ...options, signal: end.signal });
    return account;
  };
  return { texts, server, openTab };
}

let end = new AbortController();

beforeEach(() => {
  end = new AbortController();
  vi.useFakeTimers();
});
afterEach(() => {
  end.abort();
  vi.useRealTimers();
});

test('two tabs that keep the cart ask for it once each while nothing changes [SEC-105]', async () => {
  const { texts, server, openTab } = openBrowser();
  for (const tab of [openTab(), openTab()]) await tab.cart.getState().reload();
  await vi.advanceTimersByTimeAsync(1000);
  expect(texts.get('keptCart')).toContain('Maki');
  expect(server.sent.map(({ path }) => path)).toEqual(['/orders/cart/', '/orders/cart/']);
});
