import type { ProviderClient } from '@shop/shared/contracts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createConnection, loadFrameCalls } from './connection.ts';
import { ProviderError } from './provider-error.ts';

const lost = new ProviderError('network');
const unavailable = new ProviderError('http', { status: 503 });

beforeEach(async () => {
  // Loaded with the first question.
  await loadFrameCalls();
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

/** A connection, and a provider that answers its questions or does not. */
function open({ onLine = true } = {}) {
  const events = new EventTarget();
  const asked: string[] = [];
  const provider = { answers: true };
  const call: ProviderClient['call'] = async ({ name }) => {
    asked.push(name);
    connection.onExchange(name, provider.answers ? undefined : lost);
    if (!provider.answers) throw lost;
    // The answer is of no use to the caller.
    return undefined as never;
  };
  const end = new AbortController();
  const window = {
    addEventListener: events.addEventListener.bind(events),
    navigator: { onLine } as Navigator,
  };
  const connection = createConnection({ window, provider: () => ({ call }), signal: end.signal });
  const seen: string[] = [];
  connection.store.subscribe(({ status }) => seen.push(status));
  return { connection, asked, provider, seen, events, end, status: () => connection.store.getState().status };
}

/** Two calls without an answer. */
async function goDown(shop: ReturnType<typeof open>) {
  shop.provider.answers = false;
  shop.connection.onExchange('products.list', lost);
  await vi.advanceTimersByTimeAsync(0);
  expect(shop.status()).toBe('down');
}

test('one call that fails alone is followed by a question, and no bar [CNX-02]', async () => {
  const shop = open();
  shop.connection.onExchange('products.list', unavailable);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(shop.asked).toEqual(['categories.list']);
  expect(shop.seen).toEqual([]);
});

test('the question is another call than the one that failed', async () => {
  const shop = open();
  shop.connection.onExchange('categories.list', unavailable);
  await vi.advanceTimersByTimeAsync(0);
  expect(shop.asked).toEqual(['settings.public']);
});

test('the provider is asked again with growing pauses until it answers [CNX-05]', async () => {
  const shop = open();
  await goDown(shop);
  const pauses = [];
  for (let count = shop.asked.length; count < 9; count = shop.asked.length) {
    const before = Date.now();
    await vi.advanceTimersToNextTimerAsync();
    pauses.push((Date.now() - before) / 1000);
  }
  expect(pauses).toEqual([2, 4, 8, 16, 32, 60, 60, 60]);
  shop.provider.answers = true;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(shop.seen).toEqual(['down', 'online']);
  const { length } = shop.asked;
  await vi.advanceTimersByTimeAsync(600_000);
  expect(shop.asked).toHaveLength(length);
});

test('an outage right after another one goes on with its pauses', async () => {
  const shop = open();
  await goDown(shop);
  await vi.advanceTimersByTimeAsync(6000);
  shop.connection.onExchange('products.list');
  await goDown(shop);
  const before = Date.now();
  await vi.advanceTimersToNextTimerAsync();
  expect(Date.now() - before).toBeGreaterThanOrEqual(8000);
});

test.each([
  new ProviderError('http', { status: 404 }),
  new ProviderError('http', { status: 429 }),
  new ProviderError('malformed', { status: 200 }),
  new ProviderError('refused'),
  new TypeError('x'),
])('%s is no outage', async (error) => {
  const shop = open();
  for (const call of ['products.list', 'posts.list', 'contact.info']) shop.connection.onExchange(call, error);
  await vi.advanceTimersByTimeAsync(0);
  expect([shop.asked, shop.seen]).toEqual([[], []]);
});

test('offline nothing is asked, and any failure is the browser’s [CNX-01, CNX-05]', async () => {
  const shop = open();
  await goDown(shop);
  const { length } = shop.asked;
  shop.events.dispatchEvent(new Event('offline'));
  shop.connection.onExchange('products.list', lost);
  shop.connection.onExchange('posts.list', lost);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(shop.asked).toHaveLength(length);
  expect(shop.status()).toBe('offline');
  shop.events.dispatchEvent(new Event('online'));
  expect(shop.seen).toEqual(['down', 'offline', 'online']);
  expect(open({ onLine: false }).status()).toBe('offline');
});

test('a widget that has left asks nothing any more', async () => {
  const shop = open();
  await goDown(shop);
  const { length } = shop.asked;
  shop.end.abort();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(shop.asked).toHaveLength(length);
});
