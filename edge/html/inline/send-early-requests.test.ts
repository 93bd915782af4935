import { pageGlobal } from '@shop/shared/contracts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { sendEarlyRequests } from './send-early-requests.ts';

const now = Date.parse('2026-03-05T12:00:00Z');
const list = {
  tenantHeader: 'X-Tenant-ID',
  tenant: '7',
  addresses: ['https://api.example/a', 'https://api.example/b'],
};

type Storage = Readonly<Record<string, string>> | 'refused';

beforeEach(() => void vi.useFakeTimers({ now, toFake: ['Date'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  delete pageGlobal().early;
});

/** Runs the script in a page with this storage; returns what it sent and what it left on the page. */
function run(storage: Storage, answerOf: (address: string) => unknown = (address) => `answer of ${address}`) {
  const send = vi.fn(async (address: string, _init: RequestInit) => answerOf(address));
  vi.stubGlobal('fetch', send);
  vi.stubGlobal('document', {
    getElementById: (id: string) => (id === 'shop-early' ? { textContent: JSON.stringify(list) } : null),
  });
  vi.stubGlobal('localStorage', {
    getItem(key: string) {
      if (storage === 'refused') throw new DOMException('no storage here', 'SecurityError');
      return storage[key] ?? null;
    },
  });
  sendEarlyRequests();
  const sent = send.mock.calls.map(([address, init]) => ({ address, init }));
  return { sent, early: pageGlobal().early };
}

function tokenOf(claims: unknown): string {
  const part = (value: unknown) =>
    btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(value))))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replace(/=+$/, '');
  return `${part({ alg: 'HS256' })}.${part(claims)}.signature`;
}

const inSeconds = (seconds: number) => now / 1000 + seconds;
const visitor = { Accept: 'application/json', 'X-Tenant-ID': '7' };

describe('the calls', () => {
  test('of a visitor carry the tenant and no bearer', () => {
    const { sent } = run({});
    expect(sent).toEqual(
      list.addresses.map((address) => ({ address, init: { headers: visitor, redirect: 'error' } })),
    );
  });

  test('carry the bearer of a token that is good for more than a minute', () => {
    // The name makes base64url use both of the characters that base64 has not, and no padding.
    const token = tokenOf({ exp: inSeconds(61), name: '???>>>~~~ÿÿ' });
    expect(token.split('.')[1]).toMatch(/[-_]/);
    const { sent } = run({ authToken: token });
    const headers = { ...visitor, Authorization: `Bearer ${token}` };
    expect(sent.map(({ init }) => init.headers)).toEqual([headers, headers]);
  });

  test('can be taken by their full address', async () => {
    const { early } = run({});
    expect([...(early?.keys() ?? [])]).toEqual(list.addresses);
    expect(await early?.get('https://api.example/b')).toBe('answer of https://api.example/b');
  });

  test('that fail cause no unhandled rejection', async () => {
    const { early } = run({}, () => {
      throw new Error('the line is down');
    });
    // An unhandled rejection fails the test run.
    await new Promise((resolve) => setTimeout(resolve, 10));
    await expect(early?.get('https://api.example/a')).rejects.toThrow('the line is down');
  });
});

test.each<[string, Storage]>([
  ['an expired token', { authToken: tokenOf({ exp: inSeconds(-1) }), refreshToken: 'r' }],
  ['a token that ends within the minute', { authToken: tokenOf({ exp: inSeconds(60) }) }],
  ['a token without an end', { authToken: tokenOf({}) }],
  ['a token whose end is no number', { authToken: tokenOf({ exp: String(inSeconds(900)) }) }],
  ['a token of nothing', { authToken: tokenOf(null) }],
  ['a token that is none', { authToken: 'token' }],
  ['a token that is no JSON', { authToken: 'a.b.c' }],
  ['a refresh token alone', { refreshToken: 'r' }],
  ['a storage that cannot be read', 'refused'],
])('with %s nothing is sent', (_, storage) => {
  const { sent, early } = run(storage);
  expect(sent).toEqual([]);
  expect(early).toBeUndefined();
});

test('requests that other code sent early stay', () => {
  pageGlobal().early = new Map([['https://api.example/c', Promise.resolve(new Response())]]);
  const { early } = run({});
  expect([...(early?.keys() ?? [])]).toEqual(['https://api.example/c', ...list.addresses]);
});

test('a document that the browser shows again asks, whatever the browser has of it [RTE-17]', () => {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type: 'back_forward' } as never]);
  const { sent } = run({});
  vi.restoreAllMocks();
  expect(sent.map(({ init }) => init.cache)).toEqual(['reload', 'reload']);
});
