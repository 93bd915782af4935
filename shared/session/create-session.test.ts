import type { Report } from '@shop/shared/contracts';
import { errorText, fieldErrorsText } from '@shop/shared/provider';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { dropped, json, type SentRequest } from '../provider/testing/fake-provider.ts';
import { createSession } from './create-session.ts';
import { accessToken, openBrowser, startOfTime } from './testing/fake-browser.ts';

const exp = startOfTime / 1000 + 3600;
const ann = accessToken({ exp, sub: 'ann' });
const bob = accessToken({ exp, sub: 'bob' });
const credentials = { email: 'ann@example.com', password: 'secret-word' };

function openShop(answer: (request: SentRequest) => Response | Promise<Response>) {
  const browser = openBrowser(answer);
  const openTab = (loginField: 'login_id' | 'email' = 'login_id') => {
    const { provider, tokens, events } = browser.openTab();
    const report = vi.fn<Report>();
    const session = createSession({ provider, tokens, loginField, report });
    const history: boolean[] = [];
    session.subscribe(({ signedIn }) => history.push(signedIn));
    return { session, tokens, events, history, reported: () => report.mock.calls };
  };
  return { ...browser, openTab };
}

const failureOf = (outcome: Promise<void>) =>
  outcome.then(
    () => undefined,
    (error: unknown) => error,
  );
const tabsTalk = () => new Promise((resolve) => setTimeout(resolve, 5));

afterEach(() => {
  vi.useRealTimers();
});

test('a login and a registration are reported once each, by the tab in which they are made, and not when they are refused [EVT-01]', async () => {
  let isRefused = true;
  const { openTab } = openShop(() =>
    isRefused ? json({ detail: 'No.' }, 400) : json({ access: ann, refresh: 'r' }),
  );
  const [tab, other] = [openTab(), openTab()];
  const registration = { ...credentials, passwordConfirm: credentials.password };
  await failureOf(tab.session.getState().login(credentials));
  await failureOf(tab.session.getState().register(registration));
  expect(tab.reported()).toEqual([]);
  isRefused = false;
  await tab.session.getState().register(registration);
  await tab.session.getState().login(credentials);
  await tabsTalk();
  expect(other.session.getState().signedIn).toBe(true);
  expect(tab.reported()).toEqual([
    ['sign_up', { method: 'password' }],
    ['login', { method: 'password' }],
  ]);
  expect(other.reported()).toEqual([]);
});

describe('login', () => {
  test('sends login_id, or email where the provider wants that, and stores the tokens [API-09]', async () => {
    const { openTab, server, storage } = openShop(() => json({ access: ann, refresh: 'r', user: { id: 1 } }));
    const { session } = openTab();
    await session.getState().login(credentials);
    expect(storage.entries()).toEqual({ authToken: ann, refreshToken: 'r', authOwner: 'ann' });
    expect(session.getState().signedIn).toBe(true);
    await openTab('email').session.getState().login(credentials);
    expect(server.sent.map(({ method, path, body }) => [method, path, body])).toEqual([
      ['POST', '/accounts/login/', { login_id: credentials.email, password: credentials.password }],
      ['POST', '/accounts/login/', { email: credentials.email, password: credentials.password }],
    ]);
  });

  test.each([
    ['access', { refresh: 'r' }],
    ['refresh', { access: ann }],
    ['both', {}],
    ['any content', null],
    ['an object', 'welcome'],
  ])('a good answer lacking %s is an invalid one', async (_, answer) => {
    const { openTab, storage } = openShop(() => json(answer));
    const error = await failureOf(openTab().session.getState().login(credentials));
    expect(errorText(error, 'Default.')).toBe('Invalid token response from server.');
    expect(storage.entries()).toEqual({});
  });

  test.each([
    ['refused', () => json({ email: ['Unknown.'] }, 400)],
    ['incomplete', () => json({ access: ann })],
    ['lost', dropped],
  ])('after one that is %s no tokens are stored [AUT-10]', async (_, answer) => {
    const { openTab, storage } = openShop(answer);
    storage.setItem('authToken', bob);
    storage.setItem('refreshToken', 'r');
    const { session } = openTab();
    await expect(session.getState().login(credentials)).rejects.toMatchObject({ name: 'ProviderError' });
    expect(storage.entries()).toEqual({});
    expect(session.getState().signedIn).toBe(false);
  });

  test('field errors reach the view', async () => {
    const { openTab } = openShop(() =>
      json({ email: ['Unknown.', 'Too short.'], password: ['Wrong.'] }, 400),
    );
    const error = await failureOf(openTab().session.getState().login(credentials));
    expect(fieldErrorsText(error)).toBe('email: Unknown., Too short.; password: Wrong.');
  });

  test('over another person’s session ends that one first', async () => {
    const { openTab, storage } = openShop(() => json({ access: 'says nothing of its owner', refresh: 'r' }));
    storage.setItem('authToken', 'neither does this');
    const { session, history } = openTab();
    await session.getState().login(credentials);
    expect(history).toEqual([false, true]);
  });
});

describe('registration and refresh', () => {
  test('registration sends e-mail and both passwords, and does not sign in [API-10]', async () => {
    const { openTab, server, storage } = openShop(() => json({}, 201));
    const { session } = openTab();
    await session.getState().register({ email: 'a@b.c', password: 'one', passwordConfirm: 'two' });
    expect(server.sent.map(({ method, path, body }) => [method, path, body])).toEqual([
      ['POST', '/accounts/register/', { email: 'a@b.c', password: 'one', password_confirm: 'two' }],
    ]);
    expect(storage.entries()).toEqual({});
  });

  test('the refresh sends the refresh token and reads access and perhaps refresh [API-12]', async () => {
    const { openTab, server, storage } = openShop(() => json({ access: ann }));
    storage.setItem('refreshToken', 'r1');
    expect(await openTab().tokens.access()).toBe(ann);
    expect(server.sent.map(({ method, path, body }) => [method, path, body])).toEqual([
      ['POST', '/accounts/token/refresh/', { refresh: 'r1' }],
    ]);
    expect(storage.entries()).toEqual({ authToken: ann, refreshToken: 'r1', authOwner: 'ann' });
  });
});

describe('logout', () => {
  const signedInShop = (answer: (request: SentRequest) => Response | Promise<Response>, access = ann) => {
    const shop = openShop(answer);
    shop.storage.setItem('authToken', access);
    shop.storage.setItem('refreshToken', 'r1');
    return shop;
  };

  test('sends the refresh token [API-11]', async () => {
    const { openTab, server, storage } = signedInShop(() => new Response(null, { status: 205 }));
    const { session } = openTab();
    expect(session.getState().signedIn).toBe(true);
    await session.getState().logout();
    expect(server.sent.map(({ method, path, body }) => [method, path, body])).toEqual([
      ['POST', '/accounts/logout/', { refresh: 'r1' }],
    ]);
    expect(server.sent[0]?.headers.get('Authorization')).toBe(`Bearer ${ann}`);
    expect([storage.entries(), session.getState().signedIn]).toEqual([{}, false]);
  });

  test.each([
    ['refuses', () => json({ detail: 'No.' }, 500)],
    ['cannot be reached', dropped],
  ])('clears both tokens also when the provider %s', async (_, answer) => {
    const { openTab, storage } = signedInShop(answer);
    const { session } = openTab();
    await session.getState().logout();
    expect([storage.entries(), session.getState().signedIn]).toEqual([{}, false]);
  });

  test('waits no longer than five seconds for the provider', async () => {
    vi.useFakeTimers();
    const { openTab, storage } = signedInShop(() => new Promise(() => undefined));
    const done = openTab().session.getState().logout();
    await vi.advanceTimersByTimeAsync(5_000);
    await done;
    expect(storage.entries()).toEqual({});
  });

  test('of an expired session sends the token that the refresh returned', async () => {
    const answer = ({ path }: SentRequest) =>
      json(path.includes('refresh') ? { access: ann, refresh: 'r2' } : {});
    const { openTab, server } = signedInShop(answer, 'expired');
    await openTab().session.getState().logout();
    expect(server.sent.map(({ body }) => body)).toEqual([{ refresh: 'r1' }, { refresh: 'r2' }]);
  });
});

describe('storage changes', () => {
  test('a login and a logout in one tab reach the others', async () => {
    const { openTab } = openShop(() => json({ access: ann, refresh: 'r' }));
    const [here, there] = [openTab(), openTab()];
    await here.session.getState().login(credentials);
    await tabsTalk();
    expect(there.session.getState().signedIn).toBe(true);
    await here.session.getState().logout();
    await tabsTalk();
    expect(there.session.getState().signedIn).toBe(false);
  });

  test('another person’s tokens end the session before the new one begins, one’s own new token does not', () => {
    const { openTab, storage } = openShop(() => json({}));
    const { events, history } = openTab();
    for (const token of [ann, accessToken({ exp: exp + 60, sub: 'ann' }), bob]) {
      storage.setItem('authToken', token);
      events.dispatchEvent(new Event('storage'));
    }
    expect(history).toEqual([true, true, false, true]);
  });

  test('starts as a visitor’s, as the edge renders it, and ends with its signal', () => {
    const browser = openBrowser(() => json({}));
    browser.storage.setItem('authToken', ann);
    const { provider, tokens, events } = browser.openTab();
    const ending = new AbortController();
    const session = createSession({ provider, tokens, loginField: 'login_id', signal: ending.signal });
    expect([session.getInitialState().signedIn, session.getState().signedIn]).toEqual([false, true]);
    ending.abort();
    browser.storage.clear();
    events.dispatchEvent(new Event('storage'));
    expect(session.getState().signedIn).toBe(true);
  });
});

test('tokens and passwords stay out of addresses, log lines and events [SEC-08]', async () => {
  const logged = (['log', 'info', 'warn', 'error', 'debug'] as const).map((level) =>
    vi.spyOn(console, level),
  );
  const { openTab, server } = openShop(({ path }) => {
    if (path.includes('login')) return json({ access: ann, refresh: 'refresh-secret' });
    return json({ detail: 'No.' }, 500);
  });
  const { session, events, tokens } = openTab();
  const heard: Event[] = [];
  events.addEventListener('storage', (event) => heard.push(event));
  await session.getState().login(credentials);
  await failureOf(session.getState().register({ ...credentials, passwordConfirm: credentials.password }));
  await session.getState().logout();
  tokens.save({ access: 'access-secret', refresh: 'refresh-secret' });
  await tokens.access().catch(() => null);
  const secrets = [ann, 'refresh-secret', 'access-secret', credentials.password];
  const said = [
    ...server.sent.map(({ address }) => address),
    ...logged.flatMap((spy) => spy.mock.calls.map((call) => JSON.stringify(call))),
    ...heard.map((event) => JSON.stringify(Object.values(event))),
  ].join('\n');
  expect(heard.length).toBeGreaterThan(2);
  expect(secrets.filter((secret) => said.includes(secret))).toEqual([]);
  vi.restoreAllMocks();
});
