import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openShop } from '../components/testing/open-shop.tsx';

const password = page.getByLabelText('Password', { exact: true });
const revealButton = page.getByRole('button', { name: 'Show what is typed' });

test.each(['/login', '/register'])(
  'on %s the passwords can be looked at, and are hidden when sent',
  async (path) => {
    const never = Promise.withResolvers<undefined>();
    openShop({ path, answers: () => never.promise });
    await password.fill('12345678');
    const fields = [...document.querySelectorAll('input[type=password]')];
    await revealButton.click();
    await expect.element(page.getByRole('button', { name: 'Hide what is typed' })).toBeVisible();
    expect(fields.map((field) => field.getAttribute('type'))).toEqual(fields.map(() => 'text'));
    await expect.element(password).toHaveValue('12345678');
    for (const field of document.querySelectorAll('input')) field.value ||= 'mele@umi.example';
    document.querySelector('form')?.requestSubmit();
    await expect.element(password).toHaveAttribute('type', 'password');
  },
);

test('the fields have the attributes for browsers and password managers, and pasting works', async () => {
  openShop({ path: '/login', answers: () => undefined });
  await expect.element(page.getByLabelText('Email')).toHaveAttribute('autocomplete', 'username');
  await expect.element(password).toHaveAttribute('autocomplete', 'current-password');
  const pasted = new ClipboardEvent('paste', { bubbles: true, cancelable: true });
  expect(password.element().dispatchEvent(pasted)).toBe(true);
});

test('Caps Lock is shown below the field while it is on', async () => {
  openShop({ path: '/login', answers: () => undefined });
  await expect.element(password).toBeVisible();
  const press = (on: boolean) => {
    const event = new KeyboardEvent('keydown', { key: 'A', bubbles: true, modifierCapsLock: on });
    password.element().dispatchEvent(event);
  };
  press(true);
  await expect.element(password).toHaveAccessibleDescription('Caps Lock is on.');
  press(false);
  await expect.element(password).not.toHaveAccessibleDescription();
});

test('a customer who is logged in already can continue, log out, or log in again', async () => {
  const shop = openShop({ path: '/login?redirect=/cart', signedIn: true });
  await expect.element(page.getByText('You are logged in already.')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Go on' })).toHaveAttribute('href', '/cart');
  await expect.element(password).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect.element(page.getByText('You are logged in already.')).not.toBeInTheDocument();
  expect(shop.platform.session.getState().signedIn).toBe(false);
});

test('the registered address is filled in at the login', async () => {
  openShop({ path: '/register', answers: () => ({ id: 1 }) });
  await page.getByLabelText('Email').fill('mele@umi.example');
  await password.fill('12345678');
  await page.getByLabelText('Confirm password').fill('12345678');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => document.querySelector('[role=status]')?.textContent).toContain('successful');
  await vi.advanceTimersByTimeAsync(3000);
  vi.useRealTimers();
  await expect.element(page.getByRole('heading', { name: 'Login' })).toBeVisible();
  await expect.element(page.getByLabelText('Email')).toHaveValue('mele@umi.example');
});
