import type { CartState, SessionState } from '@shop/shared/contracts';
import { safeStorage } from '@shop/shared/storage';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { Account } from './account.ts';
import { createDeferredAccount } from './create-deferred-account.ts';

const module = vi.hoisted(() => ({ opened: 0, loads: true, open: (): unknown => undefined }));
vi.mock('./account.ts', () => ({
  openAccountInTabs() {
    module.opened += 1;
    if (!module.loads) throw new TypeError('Failed to fetch');
    return module.open();
  },
}));

const three: CartState['view'] = { items: [], count: 3, totalPrice: '29.40', pending: false };

function createAccount(): Account {
  const refuse = () => Promise.reject(new Error('not asked for here'));
  const session = createStore<SessionState>((set) => ({
    signedIn: false,
    login: async () => set({ signedIn: true }),
    register: refuse,
    logout: async () => set({ signedIn: false }),
  }));
  const cart = createStore<CartState>((set) => ({
    status: 'idle',
    view: { ...three, count: 0 },
    error: null,
    reload: async () => set({ status: 'ready', view: three }),
    add: refuse,
    setQuantity: refuse,
    remove: refuse,
    clear: refuse,
    forget: () => set({ view: { ...three, count: 0 } }),
  }));
  return { session, cart, access: async () => 'bearer' };
}

function open(stored: Record<string, string>, signal?: AbortSignal) {
  const events = new EventTarget();
  const account = createDeferredAccount({
    provider: { call: () => Promise.reject(new Error('no call')) } as never,
    loginField: 'login_id',
    storage: safeStorage(() => ({
      getItem: (key) => stored[key] ?? null,
      setItem: (key, value) => void (stored[key] = value),
      removeItem: (key) => void delete stored[key],
    })),
    events,
    locks: undefined,
    ...(signal && { signal }),
  });
  return { ...account, events, stored };
}

beforeEach(() => {
  Object.assign(module, { opened: 0, loads: true, open: createAccount });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

test("a visitor's cart is empty and ready, and calls carry no bearer, without the code", async () => {
  const { session, cart, access } = open({});
  await cart.getState().reload();
  expect(cart.getState()).toMatchObject({ status: 'ready', view: { count: 0 } });
  expect([session.getState().signedIn, await access()]).toEqual([false, null]);
  expect(module.opened).toBe(0);
});

test('a login opens the account once, and its state is copied', async () => {
  const { session, cart, access } = open({});
  await session.getState().login({ email: 'demo@umi.example', password: 'password' });
  await cart.getState().reload();
  expect([session.getState().signedIn, cart.getState().view.count]).toEqual([true, 3]);
  expect(await access()).toBe('bearer');
  expect(module.opened).toBe(1);
});

test('a token that another tab stored opens the account', async () => {
  const { events, stored } = open({});
  stored['authToken'] = 'token';
  events.dispatchEvent(new Event('storage'));
  await vi.waitFor(() => expect(module.opened).toBe(1), { timeout: 10_000 });
});

test('a failed load counts as a lost connection, and is tried again', async () => {
  module.loads = false;
  const { session, cart, access } = open({ authToken: 'token' });
  expect(session.getState().signedIn).toBe(true);
  await cart.getState().reload();
  expect(cart.getState()).toMatchObject({ status: 'error', error: { kind: 'network' } });
  await expect(access()).rejects.toMatchObject({ kind: 'network' });
  module.loads = true;
  await cart.getState().reload();
  expect(cart.getState()).toMatchObject({ status: 'ready', view: { count: 3 } });
});

test('an account that ends while its code loads is not opened, and nothing is logged', async () => {
  const end = new AbortController();
  const { cart, access } = open({ authToken: 'token' }, end.signal);
  const reloaded = cart.getState().reload();
  const bearer = access();
  end.abort();
  await reloaded;
  await expect(bearer).rejects.toBe(end.signal.reason);
  expect(module.opened).toBe(0);
  expect(console.error).not.toHaveBeenCalled();
});

const ofAnn = { authToken: 'token', refreshToken: 'refresh', authOwner: 'ann' };

test('whose session it is is known before its code has loaded [SEC-66]', () => {
  expect(open(ofAnn).session.getState()).toMatchObject({ signedIn: true, owner: 'ann' });
  expect(open({ authOwner: 'ann' }).session.getState()).toMatchObject({ signedIn: false, owner: '' });
  expect(module.opened).toBe(0);
});

test('a logout whose code cannot be loaded clears the tokens [AUT-17]', async () => {
  module.loads = false;
  const { session, stored } = open({ ...ofAnn, theme: 'dark' });
  await session.getState().logout();
  expect(stored).toEqual({ theme: 'dark' });
  expect(session.getState()).toMatchObject({ signedIn: false, owner: '' });
});

test('whoever leaves the page while the code of their logout is loading is logged out [SEC-54]', async () => {
  const { session, stored, events } = open({ ...ofAnn });
  const done = session.getState().logout();
  events.dispatchEvent(new Event('pagehide'));
  expect(stored).toEqual({});
  await done;
  expect(session.getState().signedIn).toBe(false);
});

test('a logout that waits for its code leaves alone who has logged in meanwhile [SEC-54]', async () => {
  module.loads = false;
  const { session, stored } = open({ ...ofAnn });
  const done = session.getState().logout();
  Object.assign(stored, { authToken: 'of Bob', authOwner: 'bob' });
  await done;
  expect(stored).toMatchObject({ authToken: 'of Bob', authOwner: 'bob' });
  expect(session.getState()).toMatchObject({ signedIn: true, owner: 'bob' });
});

test('a page without the code hears of a logout elsewhere, and of a login when it is shown again [SEC-56]', async () => {
  const { session, stored, events } = open({ ...ofAnn });
  delete stored['authToken'];
  events.dispatchEvent(new Event('storage'));
  expect(session.getState().signedIn).toBe(false);
  stored['authToken'] = 'token';
  events.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
  expect(module.opened).toBe(0);
  events.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  await vi.waitFor(() => expect(module.opened).toBe(1), { timeout: 10_000 });
});

test.each(['storage', 'pageshow'])(
  'a page whose code cannot be loaded is of another customer once they have logged in elsewhere (%s) [SEC-147]',
  async (type) => {
    module.loads = false;
    const { session, stored, events, access } = open({ ...ofAnn });
    await expect(access()).rejects.toMatchObject({ kind: 'network' });
    Object.assign(stored, { authToken: 'of Bob', authOwner: 'bob' });
    events.dispatchEvent(Object.assign(new Event(type), { persisted: true }));
    expect(session.getState()).toMatchObject({ signedIn: true, owner: 'bob' });
  },
);

test('a logout waits for its code five seconds at most [AUT-17]', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  vi.resetModules();
  vi.doMock('./account.ts', () => new Promise(() => {}));
  const { session, stored } = open({ ...ofAnn });
  void session.getState().logout();
  await vi.advanceTimersByTimeAsync(4_900);
  expect(session.getState().signedIn).toBe(true);
  await vi.advanceTimersByTimeAsync(200);
  expect(session.getState().signedIn).toBe(false);
  expect(stored).toEqual({});
});
