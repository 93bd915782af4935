import { createContext, runInContext } from 'node:vm';
import { pageGlobal, type PageGlobal } from '@shop/shared/contracts';
import { describe, expect, test } from 'vitest';
import { earlyScript } from './early-script.ts';

const now = Date.parse('2026-03-05T12:00:00Z');
const list = {
  tenantHeader: 'X-Tenant-ID',
  tenant: '7',
  addresses: ['https://api.example/a', 'https://api.example/b'],
};

interface Sent {
  readonly address: string;
  readonly init: RequestInit;
}

type Storage = Readonly<Record<string, string>> | 'refused';

/** Runs the script in a page of its own; gives what it sent and what it left on the page. */
function run(storage: Storage, answerOf: (address: string) => unknown = (address) => `answer of ${address}`) {
  const sent: Sent[] = [];
  const context = createContext({
    atob,
    Date: { now: () => now },
    document: {
      getElementById: (id: string) => (id === 'shop-early' ? { textContent: JSON.stringify(list) } : null),
    },
    localStorage: {
      getItem(key: string) {
        if (storage === 'refused') throw new DOMException('no storage here', 'SecurityError');
        return storage[key] ?? null;
      },
    },
    async fetch(address: string, init: RequestInit) {
      sent.push({ address, init });
      return answerOf(address);
    },
  });
  runInContext(earlyScript, context);
  const left: PageGlobal | undefined = runInContext("globalThis[Symbol.for('shop.platform/1')]", context);
  return { sent, left };
}

function tokenOf(claims: unknown): string {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
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
    const { left } = run({});
    expect([...(left?.early?.keys() ?? [])]).toEqual(list.addresses);
    expect(await left?.early?.get('https://api.example/b')).toBe('answer of https://api.example/b');
  });

  test('that fail disturb nobody before they are taken', async () => {
    const unhandled: unknown[] = [];
    const note = (reason: unknown) => unhandled.push(reason);
    process.on('unhandledRejection', note);
    const { left } = run({}, () => {
      throw new Error('the line is down');
    });
    await new Promise((resolve) => setTimeout(resolve, 10));
    process.off('unhandledRejection', note);
    expect(unhandled).toEqual([]);
    await expect(left?.early?.get('https://api.example/a')).rejects.toThrow('the line is down');
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
  const { sent, left } = run(storage);
  expect(sent).toEqual([]);
  expect(left).toBeUndefined();
});

test('what others left on the page stays', () => {
  const early = new Map([['https://api.example/c', Promise.resolve('c')]]);
  const context = createContext({
    atob,
    document: { getElementById: () => ({ textContent: JSON.stringify(list) }) },
    localStorage: { getItem: () => null },
    fetch: async () => 'answer',
    early,
  });
  runInContext("globalThis[Symbol.for('shop.platform/1')] = { early, platforms: 'kept' }", context);
  runInContext(earlyScript, context);
  expect([...early.keys()]).toEqual(['https://api.example/c', ...list.addresses]);
  expect(runInContext("globalThis[Symbol.for('shop.platform/1')].platforms", context)).toBe('kept');
});

test('the shell finds the calls where the script puts them', () => {
  const own = pageGlobal();
  const key = Symbol.for('shop.platform/1');
  expect(Reflect.get(globalThis, key)).toBe(own);
  expect(earlyScript).toContain("Symbol.for('shop.platform/1')");
});

test('the script is the same text in every document and cannot end its element', () => {
  expect(earlyScript).not.toMatch(/<\/?(script|!--)/i);
  expect(earlyScript).not.toContain('\r');
});
