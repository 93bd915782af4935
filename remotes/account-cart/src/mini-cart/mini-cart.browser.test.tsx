import { createElement, useState } from 'react';
import type { Platform } from '@shop/shared/contracts';
import { failure, holdWayOut } from '@shop/shared/testing/area';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openShop } from '../components/testing/open-shop.tsx';
import { miniCart } from './mini-cart.tsx';

const opener = page.getByRole('button', { name: 'Open' });
const drawer = page.getByRole('dialog', { name: 'Your cart' });
const quantity = drawer.getByRole('spinbutton', { name: 'Quantity of Salmon nigiri' });

/** A page of the shop with something that opens the drawer. */
function pageWith(platform: Platform) {
  const Drawer = miniCart(platform);
  return function Page() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
        {createElement(Drawer, { open, onClose: () => setOpen(false) })}
      </>
    );
  };
}

async function openDrawer() {
  const shop = openShop({ path: '/menu', signedIn: true, page: pageWith });
  await opener.click();
  return shop;
}

test('shows the lines and the provider’s total, and changes both', async () => {
  const shop = await openDrawer();
  await expect.element(drawer).toBeVisible();
  await expect.element(drawer).toMatchTextContent('Total $100.00');
  await expect.element(drawer).toMatchTextContent('Shipping: Calculated at checkout');
  await quantity.fill('5');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => shop.cart.lines[0]?.quantity).toBe(5);
  await expect.element(drawer).toMatchTextContent('$49.00');
});

test('a removed line is announced inside the drawer and can be restored', async () => {
  const shop = await openDrawer();
  await drawer.getByRole('button', { name: 'Remove Miso soup' }).click();
  await expect.element(drawer.getByRole('status')).toHaveTextContent('Miso soup was removed from the cart.');
  await drawer.getByRole('button', { name: 'Undo: put Miso soup back' }).click();
  await expect.poll(() => shop.cart.lines.map(({ id }) => id)).toEqual([11, 32]);
});

test('Escape, the × and a press beside it close it; the focus goes back', async () => {
  await openDrawer();
  const waysOut = [
    () => userEvent.keyboard('{Escape}'),
    () => drawer.getByRole('button', { name: 'Close cart' }).click(),
    () => userEvent.click(document.body, { position: { x: 4, y: 4 } }),
  ];
  await page.viewport(1280, 800);
  for (const leave of waysOut) {
    await expect.element(quantity).toBeVisible();
    await leave();
    await expect.element(drawer).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
    await opener.click();
  }
});

test('pressed as soon as it has closed, it opens again and stays', async () => {
  await openDrawer();
  await expect.element(drawer).toBeVisible();
  const [button, dialog] = [opener.element() as HTMLElement, drawer.element()];
  const closed = new Promise((resolve) => dialog.addEventListener('close', resolve, { once: true }));
  button.addEventListener('focus', () => button.click(), { once: true });
  await userEvent.keyboard('{Escape}');
  await closed;
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  await expect.element(drawer.getByText('Salmon nigiri').first()).toBeVisible();
  expect(dialog).toHaveProperty('open', true);
});

test('pressed at the very end of its way out, it opens again and has the focus [CRT-30]', async () => {
  await openDrawer();
  await expect.element(quantity).toBeVisible();
  const [button, dialog] = [opener.element() as HTMLElement, drawer.element()];
  const endWayOut = holdWayOut(dialog, button);
  await userEvent.keyboard('{Escape}');
  await expect.element(opener).toHaveFocus();
  endWayOut();
  button.click();
  await expect.element(drawer.getByRole('button', { name: 'Close cart' })).toHaveFocus();
  expect(dialog).toHaveProperty('open', true);
});

test('leads to the whole cart and to the checkout, and closes', async () => {
  const shop = await openDrawer();
  await expect.element(drawer.getByRole('link', { name: 'View cart' })).toHaveAttribute('href', '/cart');
  await drawer.getByRole('button', { name: 'Proceed to Checkout' }).click();
  await expect.element(page.getByRole('heading', { name: 'Checkout' })).toBeVisible();
  await expect.element(drawer).not.toBeInTheDocument();
  expect(shop.address()).toBe('/cart');
});

test('a link to a product closes it', async () => {
  const shop = await openDrawer();
  await drawer.getByRole('link', { name: 'Salmon nigiri' }).click();
  await expect.poll(shop.address).toBe('/products/salmon-nigiri');
  await expect.element(drawer).not.toBeInTheDocument();
});

test('an empty cart leads to the products', async () => {
  const shop = openShop({ path: '/menu', signedIn: true, page: pageWith });
  shop.cart.lines = [];
  await opener.click();
  await expect.element(drawer.getByRole('heading', { name: 'Your Cart is Empty' })).toBeVisible();
  await expect
    .element(drawer.getByRole('link', { name: 'Start Shopping' }))
    .toHaveAttribute('href', '/products');
});

test('a cart that cannot be loaded says so, and loads when tried again', async () => {
  const shop = openShop({ path: '/menu', signedIn: true, page: pageWith });
  shop.answer(({ path }) => (path === '/orders/cart/' ? failure(403) : undefined));
  await opener.click();
  await expect.element(drawer.getByRole('heading', { name: 'Could not load cart.' })).toBeVisible();
  await expect.element(drawer.getByRole('alert')).toMatchTextContent('Could not load cart.');
  shop.answer(() => undefined);
  await drawer.getByRole('button', { name: 'Try again' }).click();
  await expect.element(quantity).toBeVisible();
});
