import {
  beforeItsCode,
  failure,
  memoryStorage,
  showArea,
  testPlatform,
  tokenOf,
} from '@shop/shared/testing/area';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { area } from './area.tsx';
import { samplePost } from './samples.ts';

// What a customer types before the code of their session has loaded, and what of it is there after the session has ended.

function open(path: string, platform = testPlatform) {
  const answers = (call: { path: string }) => {
    if (/^\/(?:orders|accounts)\//.test(call.path)) return failure(401);
    if (call.path.startsWith('/contact/')) return null;
    return call.path.startsWith('/blog/comments/') ? [] : samplePost();
  };
  const shown = showArea(area, { path, signedIn: true, platform, answers });
  onTestFinished(() => shown.close());
  return shown;
}

const subject = page.getByRole('textbox', { name: 'Subject' });
const message = page.getByRole('textbox', { name: 'Message' });
const comment = page.getByLabelText('Your comment');
/** Where the storage says whose the draft is. */
const ownerKey = () => Object.keys(sessionStorage).find((key) => key.endsWith(' of')) ?? '';

test('a message that was begun goes on before the session has loaded [SEC-66]', async () => {
  const first = open('/contact');
  await message.fill('More of it.');
  first.close();
  open('/contact', beforeItsCode);
  await expect.element(message).toHaveValue('More of it.');
  await subject.fill('Noodles');
  expect(JSON.stringify(sessionStorage)).toMatch(/Noodles.*More of it\./);
});

test('what is typed before the session has loaded is theirs alone, and out of view once they log out [SEC-66]', async () => {
  const { platform } = open('/contact', beforeItsCode);
  await subject.fill('Noodles');
  expect(Object.values(sessionStorage)).toContain('customer');
  await platform.session.getState().logout();
  await expect.element(subject).toHaveValue('');
});

test('a comment that was begun goes on before the session has loaded [SEC-66]', async () => {
  const first = open('/blog/soup');
  await comment.fill('half a thou');
  first.close();
  open('/blog/soup', beforeItsCode);
  await expect.element(comment).toHaveValue('half a thou');
  await comment.fill('half a thought');
  expect(Object.values(sessionStorage)).toEqual(expect.arrayContaining(['customer', 'half a thought']));
});

test('what is typed before the session has loaded is not joined to the words of another customer [SEC-66]', async () => {
  const first = open('/blog/soup');
  await comment.fill('half a thou');
  first.close();
  sessionStorage.setItem(ownerKey(), 'another');
  open('/blog/soup', beforeItsCode);
  await expect.element(comment).toHaveValue('');
  await comment.fill('Thanks');
  expect(Object.values(sessionStorage)).toEqual(
    expect.arrayContaining(['customer', 'Thanks', 'half a thou']),
  );
});

test('a session that the provider ends takes no message from its customer, who comes back to the page [SEC-68]', async () => {
  const { platform, navigate } = open('/contact');
  await message.fill('More of it.');
  await navigate('/blog/soup');
  await platform.cart.getState().reload();
  expect(platform.session.getState()).toMatchObject({ signedIn: false, hasEnded: true });
  await navigate('/contact');
  await expect.element(message).toHaveValue('More of it.');
  await subject.fill('Rice');
  expect(JSON.stringify(sessionStorage)).toMatch(/Rice.*More of it\./);
  platform.session.setState({ signedIn: true, owner: 'another', hasEnded: false });
  await expect.element(message).toHaveValue('');
});

test('a page out of the browser’s cache shows nothing of its customer, whose session had ended, and who has logged in and out since [SEC-235]', async () => {
  const { platform } = open('/contact', (fetch, storage) => testPlatform(fetch, storage, window));
  await message.fill('Call me at 555 0100');
  await platform.cart.getState().reload();
  expect(platform.session.getState().hasEnded).toBe(true);
  await expect.element(message).toHaveValue('Call me at 555 0100');
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await expect.element(message).toHaveValue('');
});

test('a message that a visitor has begun is theirs alone to whom it shows after a login [SEC-80]', async () => {
  const openAs = (tokens: Record<string, string>) =>
    open('/contact', (fetch) => testPlatform(fetch, memoryStorage(tokens)));
  const visitor = openAs({});
  await message.fill('Call me at 555 0100');
  visitor.close();
  const customer = openAs({ authToken: tokenOf('ana') });
  await expect.element(message).toHaveValue('Call me at 555 0100');
  customer.close();
  openAs({ authToken: tokenOf('ben') }).close();
  const another = openAs({ authToken: tokenOf('ben') });
  await expect.element(message).toHaveValue('');
  another.close();
  openAs({ authToken: tokenOf('ana') });
  await expect.element(message).toHaveValue('Call me at 555 0100');
});

test.each([
  ['a visitor, as after a reload of a session that has ended', ''],
  ['another customer', 'ben'],
])(
  'a message that was begun stays while somebody else writes one in the tab: %s [SEC-84]',
  async (_, other) => {
    const openAs = (customer: string) =>
      open('/contact', (fetch) =>
        testPlatform(fetch, memoryStorage(customer ? { authToken: tokenOf(customer) } : {})),
      );
    const before = openAs('ana');
    await message.fill('The delivery came an hour late, and half of it was missing.');
    before.close();
    const meanwhile = openAs(other);
    await expect.element(message).toHaveValue('');
    await subject.fill('Noodles');
    meanwhile.close();
    openAs('ana');
    await expect.element(message).toHaveValue('The delivery came an hour late, and half of it was missing.');
    await expect.element(subject).toHaveValue(other ? '' : 'Noodles');
  },
);

test('a message that was begun goes on with what its customer typed without a session, in a page that stays open [SEC-84]', async () => {
  const before = open('/contact');
  await message.fill('More of it.');
  before.close();
  const { platform } = open('/contact', (fetch) => testPlatform(fetch, memoryStorage()));
  await message.fill('And soon.');
  platform.session.setState({ signedIn: true, owner: 'customer' });
  await expect.element(message).toHaveValue('More of it.\nAnd soon.');
  platform.session.setState({ signedIn: false, owner: '' });
  await expect.element(message).toHaveValue('');
  platform.session.setState({ signedIn: true, owner: 'customer' });
  await expect.element(message).toHaveValue('More of it.\nAnd soon.');
});
