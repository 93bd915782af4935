import { expect, test, vi } from 'vitest';
import { json } from '../provider/testing/fake-provider.ts';
import { createSession } from './create-session.ts';
import { accessToken, openBrowser, startOfTime, type Browser } from './testing/fake-browser.ts';

const exp = startOfTime / 1000 + 3600;
const ann = accessToken({ exp, sub: 'ann' });
const bob = accessToken({ exp, sub: 'bob' });

/** A provider that has ended every session there was. */
const refuseAll = () => json({ detail: 'Token is blacklisted' }, 401);

function openSession(browser: Browser) {
  const { provider, tokens, events } = browser.openTab();
  return { session: createSession({ provider, tokens, loginField: 'login_id' }), tokens, events };
}

test.each([
  ['has to be renewed first', accessToken({ exp: exp - 7200, sub: 'ann' })],
  ['is refused', ann],
])(
  'a logout whose token %s is one, also where the provider has ended the session before [SEC-62]',
  async (_, token) => {
    const browser = openBrowser(refuseAll);
    browser.storage.setItem('authToken', token);
    browser.storage.setItem('refreshToken', 'of Ann');
    const { session } = openSession(browser);
    await session.getState().logout();
    expect(browser.storage.entries()).toEqual({});
    expect(session.getState()).toMatchObject({ signedIn: false, hasEnded: false });
  },
);

test('a logout in another tab counts in one whose session the provider had ended earlier [SEC-62]', async () => {
  const browser = openBrowser(({ path }) =>
    path === '/accounts/login/' ? json({ access: ann, refresh: 'of Ann' }) : refuseAll(),
  );
  browser.storage.setItem('authToken', 'expired');
  browser.storage.setItem('refreshToken', 'refused');
  const { session, tokens } = openSession(browser);
  await expect(tokens.access({ bearer: 'expired', isRenewed: false })).rejects.toMatchObject({ status: 401 });
  expect(session.getState()).toMatchObject({ signedIn: false, hasEnded: true });
  const other = openSession(browser).session;
  await other.getState().login({ email: 'ann@example.com', password: 'secret-word' });
  await vi.waitFor(() => expect(session.getState().signedIn).toBe(true));
  await other.getState().logout();
  await vi.waitFor(() => expect(session.getState().signedIn).toBe(false));
  expect(session.getState().hasEnded).toBe(false);
});

test.each([
  ['was in the browser’s cache', 'pageshow', { persisted: true }],
  ['was held up', 'storage', { key: 'authToken', newValue: ann }],
])(
  'a login and a logout elsewhere count in a page that %s, whose session the provider had ended [SEC-235]',
  async (_, type, facts) => {
    const browser = openBrowser(refuseAll);
    browser.storage.setItem('authToken', ann);
    browser.storage.setItem('refreshToken', 'refused');
    const { session, tokens, events } = openSession(browser);
    await expect(tokens.access({ bearer: ann, isRenewed: false })).rejects.toMatchObject({ status: 401 });
    events.dispatchEvent(Object.assign(new Event('storage'), { key: 'diet', newValue: 'vegan' }));
    expect(session.getState()).toMatchObject({ hasEnded: true, endedOwner: 'ann' });
    // It hears of them when they are over, and nobody is logged in.
    events.dispatchEvent(Object.assign(new Event(type), facts));
    expect(session.getState()).toMatchObject({ signedIn: false, hasEnded: false, endedOwner: '' });
  },
);

test('a login that fails after the provider has ended the session leaves it as ended', async () => {
  const browser = openBrowser(refuseAll);
  browser.storage.setItem('authToken', 'expired');
  browser.storage.setItem('refreshToken', 'refused');
  const { session, tokens } = openSession(browser);
  await expect(tokens.access({ bearer: 'expired', isRenewed: false })).rejects.toMatchObject({ status: 401 });
  await session
    .getState()
    .login({ email: 'ann@example.com', password: 'wrong' })
    .catch(() => {});
  expect(session.getState()).toMatchObject({ signedIn: false, hasEnded: true });
});

test('who leaves a page that is logging out somebody else stays logged in [SEC-54]', async () => {
  const browser = openBrowser(() => new Promise<Response>(() => {}));
  browser.storage.setItem('authToken', ann);
  browser.storage.setItem('refreshToken', 'of Ann');
  const { session, tokens, events } = openSession(browser);
  void session.getState().logout();
  await vi.waitFor(() => expect(browser.server.sent).toHaveLength(1));
  tokens.save({ access: bob, refresh: 'of Bob' });
  events.dispatchEvent(new Event('pagehide'));
  expect(browser.storage.entries()).toEqual({ authToken: bob, refreshToken: 'of Bob', authOwner: 'bob' });
});

test('a logout that was made by leaving the page is made once: a login elsewhere stays [SEC-54]', async () => {
  let answer = (_: Response) => {};
  const answered = new Promise<Response>((resolve) => (answer = resolve));
  const browser = openBrowser(() => answered);
  browser.storage.setItem('authToken', ann);
  browser.storage.setItem('refreshToken', 'of Ann');
  const { session, tokens, events } = openSession(browser);
  const done = session.getState().logout();
  await vi.waitFor(() => expect(browser.server.sent).toHaveLength(1));
  events.dispatchEvent(new Event('visibilitychange'));
  tokens.save({ access: ann, refresh: 'of Ann again' });
  answer(json({}));
  await done;
  expect(browser.storage.entries()).toEqual({
    authToken: ann,
    refreshToken: 'of Ann again',
    authOwner: 'ann',
  });
});

test('another tab takes nothing of one customer for that of the next, whose name is stored before their tokens [SES-22]', async () => {
  let answers = 0;
  const browser = openBrowser(() => json({ access: `says nothing ${(answers += 1)}`, refresh: 'r' }));
  const logIn = (email: string) =>
    openSession(browser).session.getState().login({ email, password: 'secret-word' });
  await logIn('ann@example.com');
  const { session, events } = openSession(browser);
  const ofAnn = browser.storage.entries();
  const owners: unknown[] = [];
  session.subscribe(({ signedIn, owner }) => owners.push(signedIn && owner));
  await logIn('bob@example.com');
  const ofBob = browser.storage.entries();
  // A browser tells of one key after the other.
  browser.storage.setItem('authToken', ofAnn['authToken'] ?? '');
  events.dispatchEvent(Object.assign(new Event('storage'), { key: 'authOwner', fromElsewhere: true }));
  expect(owners).toEqual([]);
  browser.storage.setItem('authToken', ofBob['authToken'] ?? '');
  events.dispatchEvent(Object.assign(new Event('storage'), { key: 'authToken', fromElsewhere: true }));
  expect(owners).toEqual([false, ofBob['authOwner']]);
});
