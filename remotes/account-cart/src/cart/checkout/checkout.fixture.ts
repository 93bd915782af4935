import type { Platform, SiteConfig } from '@shop/shared/contracts';
import { testPlatform, type ProviderCall } from '@shop/shared/testing/area';
import { onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { openShop, type OpenShop } from '../../components/testing/open-shop.tsx';

export const allMethods = {
  enable_card_payment: true,
  enable_bank_transfer: true,
  enable_custom_payment: true,
  bank_account_details: 'Harbour Bank 12-3456',
  custom_payment_label: 'Cash on delivery',
  custom_payment_instructions: 'Pay at the door.',
  custom_payment_redirect_url: '',
};
export const bankOnly = { ...allMethods, enable_card_payment: false, enable_custom_payment: false };

interface Answers {
  readonly options?: () => unknown;
  readonly order?: () => unknown;
  readonly card?: () => unknown;
  /** What the site configuration says beside its title. */
  readonly site?: Partial<SiteConfig>;
  /** Whether the provider takes keys. */
  readonly takesKeys?: boolean;
}

/** Opens the cart and goes on to the checkout. */
export async function openCheckout({
  options = () => allMethods,
  order = () => ({ id: 42 }),
  card,
  site,
  takesKeys = false,
}: Answers = {}) {
  const shop = openShop({
    path: '/cart',
    signedIn: true,
    platform(...parts) {
      const platform = withSite(testPlatform(...parts), site);
      return { ...platform, provider: { ...platform.provider, takesKeys } };
    },
    answers: ({ path }: ProviderCall) => {
      if (path === '/payments/options/') return options();
      if (path === '/orders/orders/') return order();
      return path === '/payments/card/initiate/' ? card?.() : undefined;
    },
  });
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
  return shop;
}

export function withSite(platform: Platform, site?: Partial<SiteConfig>): Platform {
  return { ...platform, site: { ...platform.site, ...site } };
}

export async function fillAddress() {
  await page.getByLabelText('Full name').fill('Mele Tamati');
  await page.getByLabelText('Contact number').fill('+64 21 000 000');
  await page.getByLabelText('Street').fill('14 Quay Street');
  await page.getByLabelText('City').fill(' Auckland ');
  await page.getByLabelText('Postal code').fill('1010');
  await page.getByLabelText('Country').fill('New Zealand');
}

export const place = () => page.getByRole('button', { name: 'Place Order & Proceed' }).click();

/** Orders what is in the cart, paid by the method of that label. */
export async function orderBy(shop: Promise<OpenShop>, method: string): Promise<OpenShop> {
  const opened = await shop;
  await page.getByRole('radio', { name: method }).click();
  await fillAddress();
  await place();
  return opened;
}

/** A browser that stores nothing, until the test ends. */
export function closeStorage() {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const refuse = () => {
    throw new DOMException('The storage is closed.', 'SecurityError');
  };
  const closed = (['getItem', 'setItem', 'removeItem'] as const).map((name) =>
    vi.spyOn(Storage.prototype, name).mockImplementation(refuse),
  );
  onTestFinished(() => closed.forEach((spy) => spy.mockRestore()));
}
