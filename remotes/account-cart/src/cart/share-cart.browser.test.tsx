import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { openShop } from '../components/testing/open-shop.tsx';

const path = '/products?basket=2*salmon-nigiri&basket=1*miso-soup';
const share = page.getByRole('button', { name: 'Order together' });
const dialog = page.getByRole('dialog', { name: 'Order together' });

test('the cart gives a link that holds its dishes [BSK-01]', async () => {
  openShop({ path: '/cart', signedIn: true });
  await share.click();
  await expect.element(dialog.getByLabelText('Link to these dishes')).toHaveValue(location.origin + path);
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await dialog.getByRole('button', { name: 'Copy link' }).click();
  await expect.element(dialog.getByRole('button', { name: 'Link copied' })).toBeVisible();
  expect(copied.mock.calls).toEqual([[location.origin + path]]);
  copied.mockRestore();
});

test('where a page may not copy, the link is there to be copied by hand', async () => {
  openShop({ path: '/cart', signedIn: true });
  await share.click();
  const refused = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no'));
  await dialog.getByRole('button', { name: 'Copy link' }).click();
  await expect.element(page.getByText('Choose the link to copy it yourself.').first()).toBeVisible();
  const link = dialog.getByLabelText('Link to these dishes');
  await link.click();
  const field = link.element() as HTMLInputElement;
  expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe(location.origin + path);
  refused.mockRestore();
});
