import { failure } from '@shop/shared/testing/area';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { translate } from '@shop/shared/testing/translate';
import { openShop, type OpenShop } from '../components/testing/open-shop.tsx';

const good = { access: 'new-access', refresh: 'new-refresh', user: { id: 1 } };

function openLogin(answer: () => unknown = () => good, path = '/login'): OpenShop {
  return openShop({
    path,
    answers: ({ path: asked }) => (asked === '/accounts/login/' ? answer() : undefined),
  });
}

async function logIn(email = 'mele@umi.example') {
  await page.getByLabelText('Email').fill(email);
  await page.getByLabelText('Password').fill('12345678');
  await page.getByRole('button', { name: 'Login' }).click();
}

test('has required email and password fields and a link to registration [AUT-01]', async () => {
  openLogin();
  await expect.element(page.getByLabelText('Email')).toBeRequired();
  await expect.element(page.getByLabelText('Password')).toBeRequired();
  await expect.element(page.getByLabelText('Password')).toHaveAttribute('type', 'password');
  await expect.element(page.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/register');
});

test('a login stores both tokens and goes home [AUT-02]', async () => {
  const shop = openLogin();
  await logIn();
  await expect.poll(shop.address).toBe('/');
  expect(shop.storage.getItem('authToken')).toBe('new-access');
  expect(shop.storage.getItem('refreshToken')).toBe('new-refresh');
  expect(shop.calls[0]?.body).toEqual({ login_id: 'mele@umi.example', password: '12345678' });
});

test.each(['/cart', '/products?category=maki&search=a b'])(
  'a login leads on to %s, query string included [AUT-03]',
  async (path) => {
    const shop = openLogin(() => good, `/login?redirect=${encodeURIComponent(path)}`);
    await logIn();
    await expect.poll(shop.address).toBe(path.replace(' ', '%20'));
  },
);

test.each([
  ['/login?redirect=/products/salmon#reviews', '/products/salmon#reviews'],
  ['/login?redirect=/products/salmon%23reviews', '/products/salmon#reviews'],
  ['/login?redirect=%2Fblog%2Fmiso%23comments', '/blog/miso#comments'],
])('the fragment of %s is kept [AUT-04]', async (path, target) => {
  const shop = openLogin(() => good, path);
  await logIn();
  await expect.poll(shop.address).toBe(target);
});

test.each([
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  '/.//evil.example',
])('a login never leads off the site: %s [SEC-03]', async (wanted) => {
  const shop = openLogin(() => good, `/login?redirect=${encodeURIComponent(wanted)}`);
  await logIn();
  await expect.poll(shop.address).toBe('/');
});

const problem = page.getByRole('alert');

async function beRefused(body: unknown): Promise<OpenShop> {
  const shop = openLogin(() => failure(400, body));
  await logIn();
  return shop;
}

test('a refused login shows the detail, and keeps what was typed [AUT-06]', async () => {
  const shop = await beRefused({ detail: 'No active account found.', password: ['Wrong.'] });
  await expect.element(problem).toHaveTextContent('No active account found.');
  await expect.element(page.getByLabelText('Email')).toHaveValue('mele@umi.example');
  expect(shop.address()).toBe('/login');
});

test('field errors are shown with their fields [AUT-07]', async () => {
  await beRefused({ login_id: ['Unknown.', 'Too short.'], password: ['Required.'] });
  await expect.element(problem).toHaveTextContent('login_id: Unknown., Too short.; password: Required.');
});

test('a refusal without usable content has its own words [AUT-08]', async () => {
  await beRefused('');
  await expect.element(problem).toHaveTextContent('An unknown error occurred during login.');
});

test.each([
  { access: 'a' },
  { refresh: 'r' },
  {},
  { access: '', refresh: '' },
  'welcome',
  { access: 7, refresh: 'r' },
])('a good answer without both tokens is refused: %j [AUT-09]', async (answer) => {
  openLogin(() => answer);
  await logIn();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Invalid token response from server.');
});

test.each([
  ['a refused login', () => failure(401, { detail: 'No.' })],
  ['an incomplete answer', () => ({ access: 'a' })],
  [
    'a lost connection',
    () => {
      throw new Error('offline');
    },
  ],
])('%s leaves no tokens behind [AUT-10]', async (_, answer) => {
  const shop = openLogin(answer);
  shop.storage.setItem('authToken', 'old');
  shop.storage.setItem('refreshToken', 'old');
  await logIn();
  await expect.element(page.getByRole('alert')).toBeVisible();
  expect(shop.storage.length).toBe(0);
});

test('two quick presses log in once', async () => {
  const answer = Promise.withResolvers<unknown>();
  const shop = openLogin(() => answer.promise);
  await logIn();
  document.querySelector('form')?.requestSubmit();
  answer.resolve(good);
  await expect.poll(shop.address).toBe('/');
  expect(shop.changes()).toEqual(['POST /accounts/login/']);
});

test('what is missing is said below its field, with the focus there, and nothing is sent [AUT-21]', async () => {
  const shop = openLogin();
  await page.getByRole('button', { name: 'Login' }).click();
  await expect.element(page.getByText('Your email address, please.')).toBeVisible();
  await expect.element(page.getByText('Your password, please.')).toBeVisible();
  await expect.element(page.getByLabelText('Email')).toHaveFocus();
  await page.getByLabelText('Email').fill('mele@umi.example');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect.element(page.getByLabelText('Password')).toHaveFocus();
  await expect.element(page.getByLabelText('Email')).not.toHaveAttribute('aria-invalid');
  expect(shop.calls).toEqual([]);
});

test('a field that the provider refuses has the focus [AUT-21]', async () => {
  openLogin(() => failure(400, { password: ['Too old.'] }));
  await logIn();
  await expect.element(page.getByLabelText('Password')).toHaveFocus();
});

test('password managers and phone keyboards are told what the fields are [AUT-22]', async () => {
  openLogin();
  const email = page.getByLabelText('Email');
  const password = page.getByLabelText('Password');
  await expect.element(email).toHaveAttribute('autocomplete', 'username');
  await expect.element(email).toHaveAttribute('enterkeyhint', 'next');
  await expect.element(password).toHaveAttribute('autocomplete', 'current-password');
  await expect.element(password).toHaveAttribute('enterkeyhint', 'go');
});

test('a page that the browser has translated stays when somebody logs in elsewhere [DIE-07]', async () => {
  const shop = openLogin();
  const email = page.getByLabelText('Email');
  await email.fill('mele@umi.example');
  translate(shop.element);
  await shop.platform.session.getState().login({ email: 'mele@umi.example', password: '12345678' });
  await expect.element(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  await expect.element(email).toHaveValue('mele@umi.example');
});
