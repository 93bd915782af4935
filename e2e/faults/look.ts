import type { Page } from '@playwright/test';
import { expect } from '../fixtures.ts';
import { openAs } from '../account/customer.ts';
import type { Customer, Provider } from '../provider.ts';
import { callsOf } from './faults.ts';

/** Fails the test at its end when the shop's code let an error go; what the browser logs of lost connections is none. */
export function watchErrors(page: Page): { expectNone(): void } {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error.stack)));
  return {
    expectNone: () => expect(errors.splice(0), 'errors that nobody caught').toEqual([]),
  };
}

/** The frame stands, and leads somewhere else. */
export async function expectFrame(page: Page, isSlim = false): Promise<void> {
  const header = page.getByRole('banner');
  await expect(header, 'the header').toBeVisible();
  if (isSlim) return expect(header.getByRole('link').first(), 'a way home').toBeVisible();
  await expect(page.getByRole('link', { name: 'HOME', exact: true }), 'a way home').toBeVisible();
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'FAQs' }), 'the footer').toBeVisible();
}

/** One of the places with these words is visible; the gallery says them of its pictures. */
export async function expectWords(page: Page, words: string | RegExp, why: string): Promise<void> {
  const places = page
    .getByText(words)
    .or(page.getByRole('heading', { name: words }))
    .or(page.getByRole('img', { name: words }));
  await expect(places.filter({ visible: true }).first(), `${why}: ${words}`).toBeVisible();
}

/** The call was made, and so the fault was met; the provider's log has a late one when it is answered. */
export async function expectMet(provider: Provider, call: string): Promise<void> {
  const met = async () => callsOf(await provider.log(), call).length;
  await expect.poll(met, { message: 'calls that met the fault' }).toBeGreaterThan(0);
}

/** Opens a page as a visitor or with the session of a customer. */
export async function open(page: Page, path: string, customer?: Customer): Promise<void> {
  if (customer) return openAs(page, customer, path);
  await page.goto(path);
}

/** A customer with a dish in the cart, made while the provider is well. */
export async function freshCustomer(provider: Provider): Promise<Customer> {
  const customer = await provider.newCustomer();
  await provider.addToCart(customer, 1, 2);
  return customer;
}
