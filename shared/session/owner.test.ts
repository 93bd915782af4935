import { clearCart } from '@shop/shared/contracts/provider';
import { expect, test, vi } from 'vitest';
import { json } from '../provider/testing/fake-provider.ts';
import { createSession } from './create-session.ts';
import { accessToken, openBrowser, startOfTime, type Browser } from './testing/fake-browser.ts';

const exp = startOfTime / 1000 + 3600;
const ann = accessToken({ exp, sub: 'ann' });
const bob = accessToken({ exp, sub: 'bob' });

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

test('what one customer has sent is not sent again in the name of another, who logs in before it is refused [SES-23]', async () => {
  let refuse = (_: Response) => {};
  const refused = new Promise<Response>((resolve) => (refuse = resolve));
  const { openTab, storage, server } = openBrowser(() => refused);
  storage.setItem('authToken', ann);
  const cleared = openTab()
    .provider.call(clearCart, {})
    .catch((error: unknown) => error);
  await vi.waitFor(() => expect(server.sent).toHaveLength(1));
  storage.setItem('authToken', bob);
  refuse(json({ detail: 'Token is blacklisted' }, 401));
  expect(await cleared).toMatchObject({ status: 401 });
  expect(server.sent).toHaveLength(1);
  expect(storage.entries()).toEqual({ authToken: bob });
});

test('what the token says goes before the login [SES-22]', async () => {
  expect(
    await loginAs(
      openBrowser(() => json({ access: ann, refresh: 'r' })),
      'a@example.com',
    ),
  ).toBe('ann');
});
