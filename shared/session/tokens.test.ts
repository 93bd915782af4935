import { listProducts } from '@shop/shared/contracts/provider';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { safeStorage } from '@shop/shared/storage';
import { json } from '../provider/testing/fake-provider.ts';
import { accessToken, FakeStorage, openBrowser, startOfTime } from './testing/fake-browser.ts';
import { createTokens } from './tokens.ts';

const seconds = startOfTime / 1000;
const good = accessToken({ exp: seconds + 3600 });
const expired = accessToken({ exp: seconds + 10 });

function openShop(fresh = good) {
  const browser = openBrowser(({ path }) =>
    path.includes('/refresh/') ? json({ access: fresh }) : json([]),
  );
  const { tokens, provider, events } = browser.openTab();
  const store = (access: string | null, refresh: string | null): void => {
    browser.storage.clear();
    if (access !== null) browser.storage.setItem('authToken', access);
    if (refresh !== null) browser.storage.setItem('refreshToken', refresh);
  };
  const call = () => provider.call(listProducts, {}, { fresh: true });
  const bearers = () =>
    browser.server.sent
      .filter(({ method }) => method === 'GET')
      .map(({ headers }) => headers.get('Authorization'));
  return { ...browser, tokens, events, store, call, bearers };
}

describe('what is stored', () => {
  test('a person is signed in exactly when there is a value under authToken [SES-01]', () => {
    const { tokens, store, storage } = openShop();
    expect(tokens.signedIn()).toBe(false);
    store(null, 'r');
    expect(tokens.signedIn()).toBe(false);
    store('anything', null);
    expect(tokens.signedIn()).toBe(true);
    tokens.save({ access: 'a', refresh: 'r' });
    expect(storage.entries()).toEqual({ authToken: 'a', refreshToken: 'r' });
  });

  test('saving writes both keys, clearing removes both, and each dispatches an event [SES-02]', () => {
    const { tokens, storage, events } = openShop();
    const heard = vi.fn<(event: Event) => void>();
    events.addEventListener('storage', heard);
    tokens.save({ access: 'a', refresh: 'r' });
    expect(storage.entries()).toEqual({ authToken: 'a', refreshToken: 'r' });
    expect(heard).toHaveBeenCalledTimes(1);
    tokens.clear();
    expect(storage.entries()).toEqual({});
    expect(heard).toHaveBeenCalledTimes(2);
  });

  test('a prefix keeps the page’s own keys as they are', () => {
    const { storage, openTab, store } = openShop();
    store('of the page', 'of the page');
    const { tokens } = openTab({ prefix: 'shop.7.' });
    expect(tokens.signedIn()).toBe(false);
    tokens.save({ access: 'a', refresh: 'r' });
    tokens.clear();
    expect(storage.entries()).toEqual({ authToken: 'of the page', refreshToken: 'of the page' });
  });

  test('changes of any key are reported, with a prefix only those of its keys', () => {
    const { openTab } = openShop();
    const heardBy = (prefix: string, key: string | undefined): boolean => {
      const { tokens, events } = openTab({ prefix });
      const listener = vi.fn<() => void>();
      const end = tokens.subscribe(listener);
      events.dispatchEvent(Object.assign(new Event('storage'), { key }));
      end();
      events.dispatchEvent(new Event('storage'));
      return listener.mock.calls.length === 1;
    };
    expect(['authToken', 'theme', undefined].map((key) => heardBy('', key))).toEqual([true, true, true]);
    expect(['shop.7.authToken', 'theme', undefined].map((key) => heardBy('shop.7.', key))).toEqual([
      true,
      false,
      true,
    ]);
  });
});

describe('a storage that fails', () => {
  const logged = vi.spyOn(console, 'error');
  beforeEach(() => {
    logged.mockReset().mockImplementation(() => undefined);
  });
  afterAll(() => {
    logged.mockRestore();
  });

  const logHasSecrets = () => JSON.stringify(logged.mock.calls).includes('secret');

  class BrokenStorage extends FakeStorage {
    readonly broken = new Set<'getItem' | 'setItem' | 'removeItem'>();
    override getItem(key: string): string | null {
      return (this.#unless('getItem', key), super.getItem(key));
    }
    override setItem(key: string, value: string): void {
      this.#unless('setItem', value);
      super.setItem(key, value);
    }
    override removeItem(key: string): void {
      this.#unless('removeItem', key);
      super.removeItem(key);
    }
    #unless(action: 'getItem' | 'setItem' | 'removeItem', about: string): void {
      if (this.broken.has(action)) throw new DOMException(`refused: ${about}`, 'QuotaExceededError');
    }
  }

  const tokensOn = (storage: Storage | null) =>
    createTokens({
      storage: safeStorage(() => storage),
      events: new EventTarget(),
      refresh: () => Promise.reject(new Error('not asked for')),
    });

  test('is logged, and the page goes on; an unreadable token counts as none [SES-03]', async () => {
    const storage = new BrokenStorage();
    const tokens = tokensOn(storage);
    storage.setItem('authToken', 'secret-old');

    storage.broken.add('getItem');
    expect(tokens.signedIn()).toBe(false);
    expect(await tokens.access()).toBeNull();
    expect(logged).toHaveBeenCalled();
    storage.broken.clear();
    logged.mockClear();

    storage.broken.add('setItem');
    tokens.save({ access: 'secret-new', refresh: 'secret-new' });
    expect(logged).toHaveBeenCalledTimes(2);
    expect(logHasSecrets()).toBe(false);
    logged.mockClear();

    storage.broken.add('removeItem');
    tokens.clear();
    expect(logged).toHaveBeenCalledTimes(2);
  });

  test('never leaves a token of another session beside a new one', () => {
    const storage = new BrokenStorage();
    storage.setItem('authToken', 'secret-old');
    storage.setItem('refreshToken', 'secret-old');
    storage.broken.add('setItem');
    tokensOn(storage).save({ access: 'secret-new', refresh: 'secret-new' });
    expect(storage.entries()).toEqual({});
  });

  test('where there is none at all, tokens last as long as the page [SES-17]', async () => {
    const tokens = tokensOn(null);
    expect([tokens.signedIn(), await tokens.access(), tokens.endsWithPage()]).toEqual([false, null, false]);
    tokens.save({ access: good, refresh: 'r' });
    expect([tokens.signedIn(), tokens.refreshToken(), await tokens.access()]).toEqual([true, 'r', good]);
    expect(tokens.endsWithPage()).toBe(true);
    expect(tokensOn(null).signedIn()).toBe(false);
    tokens.clear();
    expect([tokens.signedIn(), tokens.endsWithPage()]).toEqual([false, false]);
    expect(logged).not.toHaveBeenCalled();
  });

  test('a full one keeps neither old nor new tokens, and the page its own [SES-17]', async () => {
    const storage = new BrokenStorage();
    storage.setItem('authToken', 'secret-old');
    storage.broken.add('setItem');
    const tokens = tokensOn(storage);
    tokens.save({ access: good, refresh: 'r' });
    expect([storage.entries(), await tokens.access(), tokens.endsWithPage()]).toEqual([{}, good, true]);
    storage.broken.clear();
    tokens.save({ access: good, refresh: 'r' });
    expect([storage.entries(), tokens.endsWithPage()]).toEqual([
      { authToken: good, refreshToken: 'r' },
      false,
    ]);
  });
});

describe('when a refresh is due', () => {
  test.each([
    [61, 0],
    [60, 1],
    [-1, 1],
  ])('a token that ends in %i seconds causes %i refreshes [SES-04]', async (left, count) => {
    const { store, call, refreshes, bearers } = openShop();
    const token = accessToken({ exp: seconds + left });
    store(token, 'r');
    await call();
    expect(refreshes()).toHaveLength(count);
    expect(bearers()).toEqual([`Bearer ${count ? good : token}`]);
  });

  test.each([
    'nonsense',
    'a.b.c',
    accessToken(null),
    accessToken('text'),
    accessToken({}),
    accessToken({ sub: 'x' }),
  ])('a token that cannot be decoded causes one: %s [SES-04]', async (token) => {
    const { store, call, refreshes } = openShop();
    store(token, 'r');
    await call();
    expect(refreshes()).toHaveLength(1);
  });

  test('a missing access token beside a refresh token causes one [SES-05]', async () => {
    const { store, call, server, bearers } = openShop();
    store(null, 'r');
    await call();
    expect(server.sent.map(({ path }) => path.split('?')[0])).toEqual([
      '/accounts/token/refresh/',
      '/products/products/',
    ]);
    expect(bearers()).toEqual([`Bearer ${good}`]);
  });

  test('without both the call goes out at once, without a bearer [SES-06]', async () => {
    const { call, server, bearers } = openShop();
    await call();
    expect(server.sent).toHaveLength(1);
    expect(bearers()).toEqual([null]);
  });

  test('the token is checked before every call [SES-07]', async () => {
    const { store, call, refreshes, bearers } = openShop();
    store(good, 'r');
    await call();
    await call();
    expect(refreshes()).toHaveLength(0);
    store(expired, 'r');
    await call();
    expect(refreshes()).toHaveLength(1);
    const other = accessToken({ exp: seconds + 7200 });
    store(other, 'r');
    await call();
    expect(bearers()).toEqual([good, good, good, other].map((token) => `Bearer ${token}`));
    expect(refreshes()).toHaveLength(1);
  });
});
