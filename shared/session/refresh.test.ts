import { clearCart, getCart, listProducts, login, register } from '@shop/shared/contracts/provider';
import { errorText } from '@shop/shared/provider';
import { describe, expect, test } from 'vitest';
import { dropped, json } from '../provider/testing/fake-provider.ts';
import { accessToken, openBrowser, startOfTime, type Browser, type Tab } from './testing/fake-browser.ts';

const seconds = startOfTime / 1000;
const good = accessToken({ exp: seconds + 3600 });
const expired = accessToken({ exp: seconds + 60 });

type Refresh = (refresh: unknown) => Response | Promise<Response>;

/** A browser with an expired session; `refresh` answers the refresh calls. */
function expiredSession(refresh: Refresh, lagMs?: number): Browser {
  const browser = openBrowser(({ path, body }) => {
    if (path !== '/accounts/token/refresh/') return json([]);
    return refresh((body as { refresh: string }).refresh);
  }, lagMs);
  browser.storage.setItem('authToken', expired);
  browser.storage.setItem('refreshToken', 'r1');
  return browser;
}

const later = <T>(value: T, time = 5): Promise<T> =>
  new Promise((resolve) => setTimeout(resolve, time, value));
const callOf = ({ provider }: Tab, search = '') => provider.call(listProducts, { search }, { fresh: true });
/** A call that needs a session. */
const cartOf = ({ provider }: Tab) => provider.call(getCart, {}, { fresh: true });
const both = { authToken: expired, refreshToken: 'r1' };

describe('one refresh', () => {
  test('serves all calls made while it is in flight [SES-08]', async () => {
    const browser = expiredSession(() => later(json({ access: good })));
    const tab = browser.openTab();
    const first = Array.from({ length: 10 }, (_, index) => callOf(tab, `first ${index}`));
    await later(null, 1);
    const second = Array.from({ length: 10 }, (_, index) => callOf(tab, `second ${index}`));
    await Promise.all([...first, ...second]);
    expect(browser.refreshes()).toHaveLength(1);
    const calls = browser.server.sent.filter(({ method }) => method === 'GET');
    expect(calls).toHaveLength(20);
    expect(new Set(calls.map(({ headers }) => headers.get('Authorization')))).toEqual(
      new Set([`Bearer ${good}`]),
    );
  });

  test('serves all tabs [SES-09]', async () => {
    const browser = expiredSession(() => later(json({ access: good, refresh: 'r2' })));
    const tabs = [browser.openTab(), browser.openTab(), browser.openTab()];
    const twenty = Array.from({ length: 20 }, (_, index) => `search ${index}`);
    await Promise.all(tabs.flatMap((tab) => twenty.map((search) => callOf(tab, search))));
    expect(browser.refreshes()).toHaveLength(1);
    expect(browser.server.sent.filter(({ method }) => method === 'GET')).toHaveLength(60);
    expect(browser.storage.entries()).toEqual({ authToken: good, refreshToken: 'r2' });
  });

  test('sends no refresh token twice where a tab gets the lock before it sees the new one [SES-24]', async () => {
    const browser = expiredSession(() => later(json({ access: good, refresh: 'r2' })), 100);
    const tabs = [browser.openTab(), browser.openTab()];
    expect(await Promise.all(tabs.map(({ tokens }) => tokens.access()))).toEqual([good, good]);
    expect(browser.refreshes().map(({ body }) => body)).toEqual([{ refresh: 'r1' }]);
    expect(tabs.map(({ tokens }) => tokens.refreshToken())).toEqual(['r2', 'r2']);
  });

  test('without locks, the tab that loses the race uses the winner’s token', async () => {
    let used = false;
    const browser = expiredSession(async () => {
      if (used) return later(json({ detail: 'Token is blacklisted' }, 401), 10);
      used = true;
      return later(json({ access: good, refresh: 'r2' }));
    });
    const tabs = [browser.openTab({ locks: undefined }), browser.openTab({ locks: undefined })];
    await Promise.all(tabs.map((tab) => callOf(tab)));
    expect(browser.refreshes()).toHaveLength(2);
    expect(browser.storage.entries()).toEqual({ authToken: good, refreshToken: 'r2' });
  });

  test('locks that are refused, as in a sandboxed frame, do not prevent it', async () => {
    const browser = expiredSession(() => json({ access: good }));
    const request = () => Promise.reject(new DOMException('no', 'SecurityError'));
    await callOf(browser.openTab({ locks: { request } as unknown as LockManager }));
    expect(browser.refreshes()).toHaveLength(1);
  });

  test('is enough under a clock that is far ahead, with several tabs that notify each other', async () => {
    const browser = expiredSession(() => later(json({ access: accessToken({ exp: seconds - 3600 }) })));
    const [here, there] = [browser.openTab(), browser.openTab()];
    for (const tab of [here, there]) tab.tokens.subscribe(() => void callOf(tab));
    await callOf(here);
    await later(null, 100);
    expect(browser.refreshes().length).toBeLessThanOrEqual(2);
  });
});

describe('its outcomes', () => {
  test('a refresh token in the answer replaces the stored one, without it the old one stays [SES-10]', async () => {
    const rotating = expiredSession(() => json({ access: good, refresh: 'r2' }));
    await callOf(rotating.openTab());
    expect(rotating.storage.entries()).toEqual({ authToken: good, refreshToken: 'r2' });
    const plain = expiredSession(() => json({ access: good }));
    await callOf(plain.openTab());
    expect(plain.storage.entries()).toEqual({ authToken: good, refreshToken: 'r1' });
  });

  test.each([400, 401, 403, 404, 500])(
    'HTTP %i ends the session: calls that need it fail, public reads are a visitor’s [SES-11]',
    async (status) => {
      const browser = expiredSession(() => later(json({ detail: 'Token is invalid.' }, status)));
      const tab = browser.openTab();
      const outcomes = await Promise.allSettled([cartOf(tab), callOf(tab)]);
      expect(outcomes).toMatchObject([{ reason: { status: 401 } }, { status: 'fulfilled' }]);
      expect(errorText((outcomes[0] as PromiseRejectedResult).reason, '')).toBe('Please log in again.');
      expect([browser.storage.entries(), tab.tokens.hasEnded()]).toEqual([{}, true]);
      expect(browser.refreshes()).toHaveLength(1);
      expect(browser.server.sent.at(-1)?.headers.has('Authorization')).toBe(false);
    },
  );

  test.each([
    ['without access', () => json({ refresh: 'r2' })],
    ['with an empty access', () => json({ access: '' })],
    ['with an access that no header can carry', () => json({ access: 'ключ' })],
    ['with a null', () => json(null)],
    ['without a body', () => new Response(null, { status: 204 })],
    ['that is not JSON', () => new Response('<html>')],
  ])('an answer %s ends the session, too [SES-12]', async (_, answer) => {
    const browser = expiredSession(() => later(answer()));
    const tab = browser.openTab();
    const outcomes = await Promise.allSettled([cartOf(tab), callOf(tab)]);
    expect(outcomes).toMatchObject([{ reason: { status: 401 } }, { status: 'fulfilled' }]);
    expect([browser.storage.entries(), tab.tokens.hasEnded()]).toEqual([{}, true]);
    expect(browser.refreshes()).toHaveLength(1);
  });

  const undecided: [string, number, () => Response | Promise<Response>][] = [
    ...[429, 502, 503, 504, 520, 522].map((status): (typeof undecided)[number] => [
      `HTTP ${status}`,
      status,
      () => json({}, status),
    ]),
    ['no answer', 0, dropped],
  ];
  test.each(undecided)(
    '%s keeps the session: public reads are a visitor’s, and the next call tries again [SES-13] [SEC-272]',
    async (_, status, failure) => {
      let isBack = false;
      const browser = expiredSession(() => (isBack ? json({ access: good }) : later(null).then(failure)));
      const tab = browser.openTab();
      const outcomes = await Promise.allSettled([cartOf(tab), callOf(tab)]);
      expect(outcomes).toMatchObject([{ reason: { status } }, { status: 'fulfilled' }]);
      expect(browser.storage.entries()).toEqual(both);
      expect(browser.refreshes()).toHaveLength(1);
      expect(browser.server.sent).toHaveLength(2);
      isBack = true;
      await callOf(tab);
      expect(browser.refreshes()).toHaveLength(2);
      expect(browser.storage.entries()).toEqual({ ...both, authToken: good });
    },
  );

  test('a change whose refresh is not answered counts as not sent [SES-13]', async () => {
    const tab = expiredSession(() => later(null).then(dropped)).openTab();
    const change = tab.provider.call(clearCart, {});
    await expect(change).rejects.toMatchObject({ kind: 'refused', status: 0, message: '' });
  });

  test('an expired token without a refresh token fails only calls that need a session [SES-14]', async () => {
    const browser = expiredSession(() => json({ access: good }));
    browser.storage.removeItem('refreshToken');
    const tab = browser.openTab();
    const [cart, list] = await Promise.allSettled([cartOf(tab), callOf(tab)]);
    expect(errorText((cart as PromiseRejectedResult).reason, 'Default.')).toBe('Refresh token not found.');
    expect(list.status).toBe('fulfilled');
    expect(browser.storage.entries()).toEqual({});
    expect(browser.server.sent).toHaveLength(1);
  });

  test('login and registration neither wait for it nor carry a bearer [SES-15]', async () => {
    const browser = expiredSession(() => new Promise(() => undefined));
    const { provider, tokens } = browser.openTab();
    void tokens.access();
    await later(null, 1);
    await provider.call(login, { login_id: 'a', password: 'b' });
    await provider.call(register, { email: 'a', password: 'b', password_confirm: 'b' });
    expect(browser.server.sent.map(({ path, headers }) => [path, headers.has('Authorization')])).toEqual([
      ['/accounts/token/refresh/', false],
      ['/accounts/login/', false],
      ['/accounts/register/', false],
    ]);
  });
});

describe('superseded by', () => {
  test('a logout, it does not restore the session', async () => {
    const browser = expiredSession(() => later(json({ access: good, refresh: 'r2' })));
    const tab = browser.openTab();
    const call = callOf(tab);
    await later(null, 1);
    tab.tokens.clear();
    await call;
    expect(browser.storage.entries()).toEqual({});
    expect(browser.server.sent.at(-1)?.headers.has('Authorization')).toBe(false);
  });

  test.each([200, 401])('a login, its answer of %i leaves the new session alone', async (status) => {
    const browser = expiredSession(() =>
      later(json({ access: accessToken({ exp: seconds + 900 }) }, status)),
    );
    const tab = browser.openTab();
    const call = callOf(tab);
    await later(null, 1);
    tab.tokens.save({ access: good, refresh: 'new' });
    await call;
    expect(browser.storage.entries()).toEqual({ authToken: good, refreshToken: 'new' });
    expect(browser.server.sent.at(-1)?.headers.get('Authorization')).toBe(`Bearer ${good}`);
  });
});
