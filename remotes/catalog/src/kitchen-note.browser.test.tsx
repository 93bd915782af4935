import { failure, goodToken, showArea, tokenOf, type ProviderAnswers } from '@shop/shared/testing/area';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Product } from '@shop/shared/contracts/provider';
import { area } from './area.tsx';
import { sampleProduct } from './components/samples.ts';

const cart = { id: 1, items: [], total_items: 1, total_price: '9.80' };

interface Setting {
  readonly signedIn?: boolean;
  readonly product?: Partial<Product>;
  readonly add?: ProviderAnswers;
}

function open({ signedIn = true, product = {}, add = () => cart }: Setting = {}) {
  const shown = showArea(area, {
    path: '/products/salmon-nigiri',
    signedIn,
    answers: (call) => {
      if (call.path === '/orders/cart/add-item/') return add(call);
      if (call.path === '/accounts/login/') return { access: tokenOf('another'), refresh: 'refresh' };
      return call.path === '/orders/cart/' ? cart : sampleProduct({ stock: 5, ...product });
    },
  });
  onTestFinished(() => shown.close());
  const added = () =>
    shown.calls.filter(({ path }) => path === '/orders/cart/add-item/').map(({ body }) => body);
  return { ...shown, added };
}

const disclose = page.getByRole('button', { name: 'Add a note to the kitchen' });
const note = page.getByRole('textbox', { name: 'Note to the kitchen' });
const quantity = page.getByRole('spinbutton', { name: 'Quantity' });
const add = page.getByRole('button', { name: 'Add to Cart' }).first();
const says = (text: string) => expect.element(page.getByText(text, { exact: true }).first()).toBeVisible();

afterEach(() => sessionStorage.clear());

test('a button discloses the field, and the note goes with the product once [PRD-30]', async () => {
  const { added } = open();
  expect(note.elements()).toEqual([]);
  await disclose.click();
  await expect.element(note).toHaveFocus();
  await userEvent.keyboard('No wasabi,{Enter}please');
  await add.click();
  await says('1 x Salmon nigiri added to cart!');
  await expect.element(note).toHaveValue('');
  await add.click();
  await expect.poll(() => added().length).toBe(2);
  expect(added()).toEqual([
    { product_id: 1, quantity: 1, customization: { Note: 'No wasabi, please' } },
    { product_id: 1, quantity: 1 },
  ]);
});

test('a note that is not added yet survives a reload, for its writer alone [PRD-39]', async () => {
  const first = open();
  await disclose.click();
  await note.fill('nut allergy');
  first.close();
  const again = open();
  await expect.element(note).toHaveValue('nut allergy');
  await again.platform.session.getState().logout();
  await expect.element(note).toHaveValue('');
  again.close();
  const visitor = open({ signedIn: false });
  await expect.element(disclose).toBeVisible();
  expect(note.elements()).toEqual([]);
  visitor.close();
  const { added, close } = open();
  await expect.element(note).toHaveValue('nut allergy');
  await add.click();
  await says('1 x Salmon nigiri added to cart!');
  expect(added()).toEqual([{ product_id: 1, quantity: 1, customization: { Note: 'nut allergy' } }]);
  close();
  open();
  await expect.element(disclose).toBeVisible();
  expect(note.elements()).toEqual([]);
});

test('a note that a visitor has typed is theirs alone to whom it shows after a login [SEC-257]', async () => {
  const visitor = open({ signedIn: false });
  const { login, logout } = visitor.platform.session.getState();
  await disclose.click();
  await note.fill('I am pregnant: nothing raw');
  await login({ email: 'first@shop.example', password: 'password' });
  await expect.element(note).toHaveValue('I am pregnant: nothing raw');
  await logout();
  await expect.element(note).toHaveValue('');
  visitor.close();
  open({ signedIn: false });
  await expect.element(disclose).toBeVisible();
  expect(note.elements()).toEqual([]);
});

test('so is one that shows to them on a page of its own, in place of what they had typed earlier [SEC-257]', async () => {
  const before = open();
  await disclose.click();
  await note.fill('Extra wasabi');
  await before.platform.session.getState().logout();
  await note.fill('No wasabi');
  before.close();
  const customer = open();
  await expect.element(note).toHaveValue('No wasabi');
  await customer.platform.session.getState().logout();
  await expect.element(note).toHaveValue('');
  customer.close();
  open();
  await expect.element(note).toHaveValue('No wasabi');
});

test('nothing that cannot be ordered has a note', async () => {
  for (const product of [{ stock: 0 }, { price: null }]) {
    const shown = open({ product });
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(disclose.elements()).toEqual([]);
    shown.close();
  }
});

test('the field ends at 140 characters and counts them, aloud only near the end [PRD-31]', async () => {
  open();
  await disclose.click();
  await note.fill('x'.repeat(119));
  await says('119 of 140 characters');
  const aloud = () =>
    page
      .getByRole('status')
      .elements()
      .map(({ textContent }) => textContent)
      .join('');
  expect(aloud()).toBe('');
  await userEvent.keyboard('y');
  await expect.poll(aloud).toBe('20 characters left');
  await userEvent.keyboard('y');
  expect(aloud()).toBe('20 characters left');
  await userEvent.keyboard('z'.repeat(25));
  await expect.element(note).toHaveValue(`${'x'.repeat(119)}yy${'z'.repeat(19)}`);
  await expect.poll(aloud).toBe('0 characters left');
  await note.fill('short');
  await expect.poll(aloud).toBe('');
});

/** What a visitor presses with a quantity of 3 and a note. */
async function wantThree(typed = 'No wasabi') {
  const visitor = open({ signedIn: false });
  await quantity.fill('3');
  await disclose.click();
  await note.fill(typed);
  await add.click();
  await expect.poll(() => visitor.address()).toBe('/login?redirect=/products/salmon-nigiri');
  visitor.close();
}

test.each(['No wasabi', 'No wasabi ', 'No\nwasabi\n'])(
  'the note %j is added with its product after the login [PRD-32]',
  async (typed) => {
    await wantThree(typed);
    const { added, close } = open();
    await says('3 x Salmon nigiri added to cart!');
    expect(added()).toEqual([{ product_id: 1, quantity: 3, customization: { Note: 'No wasabi' } }]);
    await expect.element(disclose).toBeVisible();
    close();
    open();
    await expect.element(disclose).toBeVisible();
    expect(note.elements()).toEqual([]);
  },
);

test('a note that is being added after the login is nobody else’s once its customer logs out [SEC-257]', async () => {
  await wantThree();
  const { added, platform } = open({ add: () => Promise.withResolvers<unknown>().promise });
  await expect.poll(() => added().length).toBe(1);
  await platform.session.getState().logout();
  await expect.element(disclose).toBeVisible();
  expect(note.elements()).toEqual([]);
  await platform.session.getState().login({ email: 'another@shop.example', password: 'password' });
  await expect.element(disclose).toBeVisible();
  expect(note.elements()).toEqual([]);
});

test('what could not be added after the login is there as it was chosen [PRD-32]', async () => {
  await wantThree();
  open({ add: () => failure(400, { detail: 'The kitchen is closed.' }) });
  await says('The kitchen is closed.');
  await expect.element(note).toHaveValue('No wasabi');
  await expect.element(quantity).toHaveValue(3);
});

test('a note that is on its way with its dish takes nothing that would reach nobody [SEC-140]', async () => {
  const kitchen = Promise.withResolvers<unknown>();
  const { added } = open({ add: () => kitchen.promise });
  await disclose.click();
  await note.fill('No wasabi');
  await add.click();
  await expect.poll(() => added().length).toBe(1);
  await note.click();
  await userEvent.keyboard(', I am allergic to sesame');
  await expect.element(note).toHaveValue('No wasabi');
  kitchen.resolve(failure(400, { detail: 'The kitchen is closed.' }));
  await says('The kitchen is closed.');
  await userEvent.keyboard(' or soy');
  await expect.element(note).toHaveValue('No wasabi or soy');
});

test('a note is out of view once its customer has logged out, and goes with no other customer’s dish [SEC-137]', async () => {
  const { added, platform } = open();
  await disclose.click();
  await note.fill('I am pregnant: nothing raw');
  await platform.session.getState().logout();
  await expect.element(note).toHaveValue('');
  await platform.session.getState().login({ email: 'another@shop.example', password: 'password' });
  await expect.element(note).toHaveValue('');
  await add.click();
  await expect.poll(added).toEqual([{ product_id: 1, quantity: 1 }]);
});

test('a note that is being added as its customer logs out does not come back [SEC-137]', async () => {
  const answer = Promise.withResolvers<unknown>();
  const { platform } = open({ add: () => answer.promise });
  await disclose.click();
  await note.fill('I am pregnant: nothing raw');
  await add.click();
  await platform.session.getState().logout();
  await platform.session.getState().login({ email: 'another@shop.example', password: 'password' });
  answer.resolve(failure(500));
  await expect.element(add).not.toHaveAttribute('aria-disabled');
  await expect.element(note).toHaveValue('');
});

test('a note that is typed after the provider has ended the session is out of view for another customer, too [SEC-225]', async () => {
  const { added, navigate, platform } = open({
    add: ({ headers }) => (headers.get('Authorization')?.endsWith(goodToken) ? failure(401) : cart),
  });
  await platform.cart
    .getState()
    .add({ productId: 1, quantity: 1 })
    .catch(() => {});
  await navigate('/');
  await navigate('/products/salmon-nigiri');
  await disclose.click();
  await note.fill('I am pregnant: nothing raw');
  await platform.session.getState().login({ email: 'another@shop.example', password: 'password' });
  await expect.element(note).toHaveValue('');
  await add.click();
  await expect.poll(() => added().at(-1)).toEqual({ product_id: 1, quantity: 1 });
});
