import * as calls from '@shop/shared/contracts/provider';
import { endpointsByName, type Endpoint } from '@shop/shared/contracts/provider';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { present, startTestShop, type TestShop } from './testing/shop.ts';

const address = {
  fullname: 'Mele Tui',
  contact_number: '555 0100',
  street: '1 Quay Street',
  city: 'Port Ellery',
  postalCode: '1010',
  country: 'New Zealand',
};

const answered = new Set<string>();
let shop: TestShop;
let token: string;

beforeAll(async () => {
  shop = await startTestShop();
  token = (await shop.signIn()).access;
  answered.add('accounts.login');
});
afterAll(() => shop.stop());

function ask<Input, Answer>(endpoint: Endpoint<Input, Answer>, input: Input): Promise<Answer> {
  answered.add(endpoint.name);
  return shop.call(endpoint, input, { token });
}

describe('every call of the table answers in its shape', () => {
  test('accounts', async () => {
    const login = { email: 'new@umi.example', password: 'long enough' };
    await ask(calls.register, { ...login, password_confirm: login.password });
    const { refresh } = await shop.call(calls.login, login);
    const renewed = await ask(calls.refreshToken, { refresh });
    expect(renewed.refresh).not.toBe(refresh);
    await ask(calls.logout, { refresh: renewed.refresh });
  });

  test('products and reviews', async () => {
    const { items } = await ask(calls.listProducts, {});
    expect(items.length).toBeGreaterThan(30);
    const product = present(await ask(calls.getProduct, { slug: 'salmon-nigiri' }));
    expect(product).toMatchObject({ slug: 'salmon-nigiri', price: '9.80', category: { slug: 'nigiri' } });
    expect(product.images[0]?.image).toBe(product.main_image?.image);
    const categories = await ask(calls.listCategories, {});
    expect(categories.items).toHaveLength(8);
    expect(await ask(calls.getCategory, { slug: 'nigiri' })).toMatchObject({ name: 'Nigiri' });
    const review = { product: product.id, rating: 4, comment: 'Fresh and well cut.' };
    expect(await ask(calls.createReview, review)).toMatchObject({ rating: 4, user: { username: 'mele' } });
  });

  test('blog', async () => {
    const { items } = await ask(calls.listPosts, {});
    expect(items).toHaveLength(8);
    const slug = items[0]?.slug ?? '';
    const post = present(await ask(calls.getPost, { slug }));
    expect(post).toEqual(items[0]);
    const comment = await ask(calls.createComment, { post: post.id, content: 'Thank you!', parent: null });
    expect((await ask(calls.listComments, { post: post.id })).items[0]).toEqual(comment);
  });

  test('cart, order and payment', async () => {
    await ask(calls.addCartItem, { product_id: 1, quantity: 2 });
    const [line] = (await ask(calls.getCart, {})).items;
    const id = line?.id ?? 0;
    expect((await ask(calls.updateCartItem, { id, quantity: 3 })).total_items).toBe(3);
    expect((await ask(calls.removeCartItem, { id })).items).toEqual([]);
    await ask(calls.addCartItem, { product_id: 1, quantity: 1 });
    expect((await ask(calls.clearCart, {})).total_price).toBe('0.00');
    await ask(calls.addCartItem, { product_id: 1, quantity: 1 });
    const order = await ask(calls.createOrder, { payment_method: 'card_2c2p', delivery_address: address });
    const { payment_uuid } = await ask(calls.startCardPayment, { orderId: order.id });
    const payment = await ask(calls.getPayment, { paymentUuid: payment_uuid });
    expect(payment).toMatchObject({ status: 'initiated', amount: '9.80', currency: 'USD' });
    expect(await ask(calls.getPaymentOptions, {})).toMatchObject({ enable_bank_transfer: true });
  });

  test('contact and pages', async () => {
    expect((await ask(calls.getContactInfo, {})).branch_locations).toHaveLength(2);
    const message = {
      name: 'Ana',
      email: 'ana@mail.example',
      phone_number: '',
      subject: 'Hello',
      message: 'Hi!',
    };
    await ask(calls.sendContactMessage, message);
    expect(await ask(calls.getPublicSettings, {})).toEqual({
      site_title: 'Umi',
      logo: '/media/site/logo.svg',
    });
    expect((await ask(calls.getCompany, {})).tagline).toContain('Sushi cut to order');
    expect((await ask(calls.listFaqs, {})).items).toHaveLength(8);
    for (const type of calls.documentTypes) {
      const { items } = await ask(calls.listDocuments, { type });
      expect(items.map((item) => item.document_type)).toEqual([type]);
    }
  });

  test('none is left out', () => {
    expect([...answered].toSorted()).toEqual([...endpointsByName.keys()].toSorted());
    expect(shop.logged).toEqual([]);
  });
});

describe('what every call keeps to', () => {
  const forCustomers = [...endpointsByName.values()].filter(({ session }) => session === 'required');

  test.each(forCustomers.map(({ name, method, path }) => ({ name, method, path })))(
    '$name is for customers only',
    async ({ method, path }) => {
      const reply = await shop.fetch(`/api${path.replaceAll(/:\w+/g, '1')}`, {
        method,
        headers: { 'X-Tenant-ID': '7' },
      });
      expect(reply.status).toBe(401);
      expect(reply.body).toEqual({ detail: 'Authentication credentials were not provided.' });
    },
  );

  test('a tenant must be named, and be the one served here', async () => {
    expect((await shop.fetch('/api/products/products/')).status).toBe(400);
    const other = await shop.fetch('/api/products/products/', { headers: { 'X-Tenant-ID': '8' } });
    expect(other).toMatchObject({ status: 404, body: { detail: 'There is no such tenant.' } });
  });

  test('unknown paths and methods are refused in the usual shape', async () => {
    const headers = { 'X-Tenant-ID': '7' };
    expect(await shop.fetch('/api/nothing/', { headers })).toMatchObject({
      status: 404,
      body: { detail: 'Not found.' },
    });
    const put = await shop.fetch('/api/products/products/', { method: 'PUT', headers });
    expect(put).toMatchObject({ status: 405, body: { detail: 'Method "PUT" not allowed.' } });
    expect(put.headers.get('Allow')).toContain('GET');
  });

  test('bodies that are no JSON objects are refused', async () => {
    const post = (body: string) =>
      shop.fetch('/api/accounts/login/', { method: 'POST', headers: { 'X-Tenant-ID': '7' }, body });
    expect(await post('{"login')).toMatchObject({ status: 400, body: { detail: 'JSON parse error.' } });
    expect(await post('[]')).toMatchObject({ status: 400, body: { non_field_errors: [expect.any(String)] } });
    expect(await post('x'.repeat(300_000))).toMatchObject({ status: 413 });
  });

  test('pages of any origin may call, and ask so once in two hours', async () => {
    const preflight = await shop.fetch('/api/orders/cart/add-item/', {
      method: 'OPTIONS',
      headers: {
        Origin: 'https://guide.example',
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'authorization,content-type,idempotency-key,x-tenant-id',
      },
    });
    expect(preflight.status).toBe(204);
    expect(Object.fromEntries(preflight.headers)).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-max-age': '7200',
      'access-control-allow-methods': expect.stringContaining('PATCH'),
      'access-control-allow-headers': 'Authorization,Content-Type,X-Tenant-ID,Idempotency-Key',
    });
    const refused = await shop.fetch('/api/orders/cart/', { headers: { Origin: 'https://guide.example' } });
    expect(refused.status).toBe(400);
    expect(refused.headers.get('access-control-allow-origin')).toBe('*');
    expect(refused.headers.get('access-control-expose-headers')).toBe('Retry-After');
  });
});
