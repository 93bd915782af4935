import { failure } from '@shop/shared/testing/area';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { openShop, type OpenShop } from '../components/testing/open-shop.tsx';

function openRegistration(answer: () => unknown = () => ({ id: 1 }), path = '/register'): OpenShop {
  return openShop({
    path,
    answers: ({ path: asked }) => (asked === '/accounts/register/' ? answer() : undefined),
  });
}

const email = page.getByLabelText('Email');
const password = page.getByLabelText('Password', { exact: true });
const confirmation = page.getByLabelText('Confirm password');

async function register(first: string, second: string) {
  await email.fill('mele@umi.example');
  await password.fill(first);
  await confirmation.fill(second);
  await page.getByRole('button', { name: 'Register' }).click();
}

test('has email, password and confirmation and a link to login [AUT-11]', async () => {
  openRegistration();
  await expect.element(email).toBeVisible();
  await expect.element(password).toHaveAttribute('type', 'password');
  await expect.element(confirmation).toHaveAttribute('type', 'password');
  await expect.element(page.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
});

test('differing passwords are reported first and nothing is sent [AUT-12]', async () => {
  const shop = openRegistration();
  await register('short', 'other');
  await expect.element(page.getByRole('alert')).toHaveTextContent('Passwords do not match.');
  await expect.element(confirmation).toHaveAttribute('aria-invalid', 'true');
  await expect.element(email).toHaveValue('mele@umi.example');
  expect(shop.calls).toEqual([]);
});

test('7 characters are too short and send nothing, 8 pass [AUT-13]', async () => {
  const shop = openRegistration();
  await register('1234567', '1234567');
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Password must be at least 8 characters long.');
  expect(shop.calls).toEqual([]);
  await register('12345678', '12345678');
  await expect.poll(shop.changes).toEqual(['POST /accounts/register/']);
  expect(shop.calls[0]?.body).toEqual({
    email: 'mele@umi.example',
    password: '12345678',
    password_confirm: '12345678',
  });
});

test('a registration is confirmed and the form emptied [AUT-14]', async () => {
  openRegistration();
  await register('12345678', '12345678');
  await expect
    .element(page.getByRole('status'))
    .toHaveTextContent('Registration successful! You can now log in.');
  for (const field of [email, password, confirmation]) await expect.element(field).toHaveValue('');
});

test('3 seconds after the registration the login is shown [AUT-15]', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const shop = openRegistration();
    await expect.poll(() => document.querySelector('form')).not.toBeNull();
    const form = document.querySelector('form');
    for (const input of form?.querySelectorAll('input') ?? []) {
      input.value = input.type === 'email' ? 'mele@umi.example' : '12345678';
    }
    form?.requestSubmit();
    await expect.poll(() => document.querySelector('[role=status]')?.textContent).toContain('successful');
    await vi.advanceTimersByTimeAsync(2990);
    expect(shop.address()).toBe('/register');
    await vi.advanceTimersByTimeAsync(20);
    await expect.poll(shop.address).toBe('/login');
  } finally {
    vi.useRealTimers();
  }
});

test.each([
  [{ detail: 'Closed.', email: ['Taken.'] }, 'Closed.'],
  [{ email: ['Taken.', 'Odd.'], password: ['Too common.'] }, 'email: Taken., Odd.; password: Too common.'],
  ['', 'An unknown error occurred during registration.'],
])('a registration refused with %j shows %s [AUT-16]', async (body, text) => {
  openRegistration(() => failure(400, body));
  await register('12345678', '12345678');
  await expect.element(page.getByRole('alert')).toHaveTextContent(text);
  await expect.element(password).toHaveValue('12345678');
});

const mayExist =
  'Your account may exist already, but no answer has reached us. Try to log in; if that fails, register again. Log in as mele@umi.example';

test('a registration whose answer is lost may have arrived, and leads to the login with its address [AUT-19]', async () => {
  const shop = openRegistration(() => {
    throw new Error('The connection is lost.');
  }, '/register?redirect=/cart');
  await register('12345678', '12345678');
  await expect.element(page.getByRole('alert')).toHaveTextContent(mayExist);
  await expect.element(email).toHaveValue('mele@umi.example');
  await page.getByRole('link', { name: 'Log in as mele@umi.example' }).click();
  await expect.poll(shop.address).toBe('/login?redirect=%2Fcart');
  await expect.element(page.getByLabelText('Email')).toHaveValue('mele@umi.example');
});

test.each([
  ['a field', { email: ['Already registered.'] }, 'email: Already registered.'],
  ['a sentence', { detail: 'There is such an account.' }, 'There is such an account.'],
])(
  'sent again, a registration refused by %s for its own account leads to the login [AUT-19]',
  async (_, body, text) => {
    let isLost = true;
    openRegistration(() => failure(isLost ? 504 : 400, isLost ? '' : body));
    await register('12345678', '12345678');
    await expect.element(page.getByRole('alert')).toHaveTextContent(mayExist);
    isLost = false;
    await page.getByRole('button', { name: 'Register' }).click();
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent(
        `${text} Your registration a moment ago may have arrived: then you can log in. Log in as mele@umi.example`,
      );
    await email.fill('hana@umi.example');
    await page.getByRole('button', { name: 'Register' }).click();
    await expect.element(page.getByRole('alert')).toHaveTextContent(text);
  },
);

test('the success message leads to the login at once, with the address filled in and the redirect kept [AUT-20]', async () => {
  const shop = openRegistration(() => ({ id: 1 }), '/register?redirect=%2Fproducts%2Feel%23reviews');
  await register('12345678', '12345678');
  const link = page.getByRole('link', { name: 'Log in now' });
  await expect.element(link).toHaveFocus();
  await link.click();
  await expect.element(page.getByRole('heading', { name: 'Login' })).toBeVisible();
  expect(shop.address()).toBe('/login?redirect=%2Fproducts%2Feel%23reviews');
  await expect.element(email).toHaveValue('mele@umi.example');
});

test('blank fields are told below them, with the focus on the first, and nothing is sent [AUT-21]', async () => {
  const shop = openRegistration();
  await page.getByRole('button', { name: 'Register' }).click();
  await expect.element(email).toHaveFocus();
  await expect.element(page.getByText('An email address, please, such as name@example.com.')).toBeVisible();
  await expect.element(page.getByText('A password of at least 8 characters, please.')).toBeVisible();
  expect(shop.calls).toEqual([]);
});

test('password managers and phone keyboards are told what the new fields are [AUT-22]', async () => {
  openRegistration();
  await expect.element(email).toBeVisible();
  const told = [email, password, confirmation].map((field) => {
    const input = field.element();
    return [input.getAttribute('autocomplete'), input.getAttribute('enterkeyhint')];
  });
  expect(told).toEqual([
    ['username', 'next'],
    ['new-password', 'next'],
    ['new-password', 'go'],
  ]);
});
