import { clearCart } from '@shop/shared/contracts/provider';
import { expect, test, vi } from 'vitest';
import { json } from '../provider/testing/fake-provider.ts';
import { safeStorage } from '@shop/shared/storage';
import { createSession } from './create-session.ts';
import { storedSession } from './stored-session.ts';
import { accessToken, openBrowser, startOfTime, type Browser } from './testing/fake-browser.ts';

const exp = startOfTime / 1000 + 3600;
const ann = accessToken({ exp, sub: 'ann' });
const bob = accessToken({ exp, sub: 'bob' });
/** What is stored once Bob has logged in. */
const ofBob = { authToken: bob, refreshToken: 'of Bob', authOwner: 'bob' };

const nameless = () => json({ access: 'says nothing of its owner', refresh: 'r' });

function openSession(browser: Browser) {
  const { provider, tokens } = browser.openTab();
  return createSession({ provider, tokens, loginField: 'login_id' });
}

/** Logs in, in a tab of its own, and returns whose the session is then. */
async function loginAs(browser: Browser, email: string): Promise<string | undefined> {
  const session = openSession(browser);
  await session.getState().login({ email, password: 'secret-word' });
  return session.getState().owner;
}

test('tokens that do not say it are of who has logged in, so that nobody finds what another kept here [SES-22]', async () => {
  const browser = openBrowser(nameless);
  const ofAnn = await loginAs(browser, 'ann@example.com');
  await openSession(browser).getState().logout();
  expect(browser.storage.entries()).toEqual({});
  const ofBob = await loginAs(browser, 'bob@example.com');
  expect([ofAnn, ofBob]).not.toContain('');
  expect(ofBob).not.toBe(ofAnn);
  expect(await loginAs(browser, ' Ann@example.com')).toBe(ofAnn);
  expect(JSON.stringify(browser.storage.entries())).not.toMatch(/ann|bob/i);
});

test('a login of another person in another tab signs this one out in between, whatever the tokens say [SES-22]', async () => {
  const browser = openBrowser(nameless);
  await loginAs(browser, 'ann@example.com');
  const session = openSession(browser);
  const history: boolean[] = [];
  session.subscribe(({ signedIn }) => history.push(signedIn));
  const owner = session.getState().owner;
  await loginAs(browser, 'bob@example.com');
  await vi.waitFor(() => expect(session.getState().owner).not.toBe(owner));
  expect(history).toContain(false);
  expect(session.getState().signedIn).toBe(true);
});

test.each(['logs out', 'is refused by the provider'])(
  'while a customer %s here, no other tab reads a session that is nobody’s [SEC-157]',
  async (end) => {
    const browser = openBrowser(({ path }) =>
      path === '/accounts/login/' ? nameless() : json({ detail: 'no' }, 401),
    );
    const { provider, tokens } = browser.openTab();
    const session = createSession({ provider, tokens, loginField: 'login_id' });
    await session.getState().login({ email: 'ann@example.com', password: 'secret-word' });
    const { owner } = session.getState();
    const read: unknown[] = [];
    // A browser tells of one key after the other.
    for (const name of ['setItem', 'removeItem'] as const) {
      const change = browser.storage[name].bind(browser.storage) as (key: string, value?: string) => void;
      browser.storage[name] = (key: string, value?: string) => {
        change(key, value);
        read.push(
          storedSession(
            safeStorage(() => browser.storage),
            '',
          ),
        );
      };
    }
    if (end === 'logs out') await session.getState().logout();
    else await provider.call(clearCart, {}).catch(() => undefined);
    expect(read).toContainEqual({ signedIn: false, owner: '' });
    expect(read).not.toContainEqual({ signedIn: true, owner: '' });
    expect(owner).not.toBe('');
  },
);

test('what one customer has sent is not sent again in the name of another, who logs in before it is refused [SES-23]', async () => {
  let refuse = (_: Response) => {};
  const refused = new Promise<Response>((resolve) => (refuse = resolve));
  const { openTab, storage, server } = openBrowser(() => refused);
  storage.setItem('authToken', ann);
  const cleared = openTab()
    .provider.call(clearCart, {})
    .catch((error: unknown) => error);
  await vi.waitFor(() => expect(server.sent).toHaveLength(1));
  openTab().tokens.save({ access: bob, refresh: 'of Bob' });
  refuse(json({ detail: 'Token is blacklisted' }, 401));
  expect(await cleared).toMatchObject({ status: 401 });
  expect(server.sent).toHaveLength(1);
  expect(storage.entries()).toEqual(ofBob);
});

test('nor where the tokens do not say whose they are [SEC-125]', async () => {
  let refuse = (_: Response) => {};
  const refused = new Promise<Response>((resolve) => (refuse = resolve));
  const { openTab, server } = openBrowser(() => refused);
  const { provider, tokens } = openTab();
  tokens.save({ access: 'of-ann', refresh: 'r' }, 'ann@example.com');
  const cleared = provider.call(clearCart, {}).catch((error: unknown) => error);
  await vi.waitFor(() => expect(server.sent).toHaveLength(1));
  openTab().tokens.save({ access: 'of-bob', refresh: 's' }, 'bob@example.com');
  refuse(json({ detail: 'Token is blacklisted' }, 401));
  expect(await cleared).toMatchObject({ status: 401 });
  expect(server.sent).toHaveLength(1);
});

test('what one customer does while their token is renewed is not done by another, who logs in meanwhile [SEC-52]', async () => {
  let renew = (_: Response) => {};
  const renewed = new Promise<Response>((resolve) => (renew = resolve));
  const { openTab, storage, server, refreshes } = openBrowser(({ path }) =>
    path === '/accounts/token/refresh/' ? renewed : json({}),
  );
  storage.setItem('authToken', accessToken({ exp: startOfTime / 1000 - 1, sub: 'ann' }));
  storage.setItem('refreshToken', 'of Ann');
  const cleared = openTab()
    .provider.call(clearCart, {})
    .catch((error: unknown) => error);
  await vi.waitFor(() => expect(refreshes()).toHaveLength(1));
  openTab().tokens.save({ access: bob, refresh: 'of Bob' });
  renew(json({ access: ann }));
  expect(await cleared).toMatchObject({ status: 401 });
  expect(server.sent).toHaveLength(1);
  expect(storage.entries()).toEqual(ofBob);
});

test.each(['pagehide', 'visibilitychange'])(
  'who leaves the page while they are being logged out is logged out: %s [SEC-54]',
  async (type) => {
    const { openTab, storage, server } = openBrowser(() => new Promise<Response>(() => {}));
    storage.setItem('authToken', ann);
    storage.setItem('refreshToken', 'of Ann');
    const { provider, tokens, events } = openTab();
    const session = createSession({ provider, tokens, loginField: 'login_id' });
    void session.getState().logout();
    await vi.waitFor(() => expect(server.sent).toHaveLength(1));
    events.dispatchEvent(new Event(type));
    expect(storage.entries()).toEqual({});
    expect(server.sent[0]?.init.keepalive).toBe(true);
  },
);

test('a logout that takes long leaves alone who has logged in meanwhile [SEC-54]', async () => {
  let answer = (_: Response) => {};
  const answered = new Promise<Response>((resolve) => (answer = resolve));
  const { openTab, storage, server } = openBrowser(() => answered);
  storage.setItem('authToken', ann);
  storage.setItem('refreshToken', 'of Ann');
  const { provider, tokens } = openTab();
  const session = createSession({ provider, tokens, loginField: 'login_id' });
  const done = session.getState().logout();
  await vi.waitFor(() => expect(server.sent).toHaveLength(1));
  tokens.save({ access: bob, refresh: 'of Bob' });
  answer(json({}));
  await done;
  expect(storage.entries()).toEqual(ofBob);
});

test('a page that comes back from the browser’s cache is of whoever is logged in by now [SEC-56]', () => {
  const { openTab, storage } = openBrowser(nameless);
  storage.setItem('authToken', ann);
  const { provider, tokens, events } = openTab();
  const session = createSession({ provider, tokens, loginField: 'login_id' });
  const history: string[] = [];
  session.subscribe(({ signedIn, owner = '' }) => history.push(`${signedIn} ${owner}`));
  storage.setItem('authToken', bob);
  events.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
  expect(history).toEqual([]);
  events.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(history).toEqual(['false ann', 'true bob']);
});

test('what the token says goes before the login [SES-22]', async () => {
  expect(
    await loginAs(
      openBrowser(() => json({ access: ann, refresh: 'r' })),
      'a@example.com',
    ),
  ).toBe('ann');
});
