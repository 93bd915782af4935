import type { Page } from '@playwright/test';
import { tokenUntil } from '../account/customer.ts';
import type { Action } from './actions.ts';
import { detailOr, isLost } from './faults.ts';

const offline = 'You are offline, so nothing was sent. Please try again once you are online.';
const password = 'a-long-password';

const fill = async (page: Page, fields: Readonly<Record<string, string>>) => {
  for (const [label, text] of Object.entries(fields))
    await page.getByLabel(label, { exact: true }).fill(text);
};
const press = (name: string) => (page: Page) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click();

/** AUT-06..09, AUT-16, AUT-17, AUT-19 */
export const accountActions: readonly Action[] = [
  {
    name: 'log in',
    call: 'accounts.login',
    path: '/login',
    prepare: (page, { customer }) => fill(page, { Email: customer.email, Password: customer.password }),
    press: press('Login'),
    words: detailOr('An unknown error occurred during login.', 'Logout', {
      '422': 'note: Not like this.',
      malformed: 'Invalid token response from server.',
      'wrong shape': 'Invalid token response from server.',
      empty: 'Invalid token response from server.',
    }),
    done: 'Logout',
    offline,
    typed: ['Email'],
  },
  {
    name: 'register',
    call: 'accounts.register',
    path: '/register',
    prepare: (page, { words }) =>
      fill(page, { Email: `${words}@umi.example`, Password: password, 'Confirm password': password }),
    press: press('Register'),
    // Whatever a good answer holds, the account is there.
    words: (fault) =>
      fault === 'wrong shape' || fault === 'empty'
        ? 'Registration successful!'
        : isLost(fault) && fault !== '10 s late'
          ? 'Your account may exist already'
          : detailOr('An unknown error occurred during registration.', 'Registration successful!', {
              '422': 'note: Not like this.',
            })(fault),
    done: /Registration successful!|Your registration a moment ago may have arrived/,
    offline,
    typed: ['Email'],
  },
  {
    name: 'log out',
    call: 'accounts.logout',
    path: '/faq',
    isCustomers: true,
    press: (page) => page.getByRole('button', { name: 'Logout' }).first().click(),
    words: () => 'Login',
    done: 'Login',
    offline: 'Login',
  },
  {
    // SES-11..13: a session that ends says so; one that cannot be renewed now stays.
    name: 'come back with a session that has expired',
    call: 'accounts.refresh',
    path: '/faq',
    isCustomers: true,
    prepare: async (page) => {
      // Where no code of the shop runs: a page whose calls are still to come would refresh before the fault is there.
      await page.goto('/robots.txt');
      await page.evaluate((token) => localStorage.setItem('authToken', token), tokenUntil(1000));
    },
    press: async (page) => void (await page.goto('/cart', { waitUntil: 'commit' })),
    words: (fault) =>
      fault === '10 s late'
        ? 'Salmon nigiri'
        : /^(429|503|dropped)/.test(fault)
          ? 'Could not load cart.'
          : /^Please Log In$|^Authentication required to view cart\.$/,
    // A refresh token is good once: after a lost answer the login is the way on.
    done: /^Salmon nigiri$|^Please Log In$|^Authentication required to view cart\.$/,
  },
];
