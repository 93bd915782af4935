import { getCart, login, logout, refreshToken, register } from '@shop/shared/contracts/provider';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestShop, type TestShop } from '../testing/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

const badToken = { detail: expect.any(String), code: 'token_not_valid' };
const cartWith = (token: string) => shop.send(getCart, {}, { token });

describe('registration', () => {
  const fresh = { email: 'kai@mail.example', password: 'eightlet', password_confirm: 'eightlet' };

  test('makes an account that can sign in, with a username of its own', async () => {
    expect((await shop.send(register, fresh)).status).toBe(201);
    const again = { ...fresh, email: 'kai@other.example' };
    expect((await shop.send(register, again)).body).toMatchObject({ username: 'kai2' });
    const answer = await shop.call(login, { email: 'KAI@mail.example', password: 'eightlet' });
    expect(answer.user).toMatchObject({ username: 'kai', email: 'kai@mail.example' });
  });

  test.each([
    [{ email: 'Demo@UMI.example' }, { email: ['A user with this email already exists.'] }],
    [{ email: 'no address' }, { email: ['Enter a valid email address.'] }],
    [
      { password: 'sevenle', password_confirm: 'sevenle' },
      { password: [expect.stringContaining('too short')] },
    ],
    [{ password_confirm: 'otherwise' }, { password_confirm: ['Passwords do not match.'] }],
    [{ email: ' ' }, { email: ['This field may not be blank.', 'Enter a valid email address.'] }],
  ])('refuses %j by field', async (change, fields) => {
    const body = { ...fresh, email: 'another@mail.example', ...change };
    expect(await shop.send(register, body)).toMatchObject({ status: 400, body: fields });
  });
});

describe('login', () => {
  test('takes an e-mail address or a username', async () => {
    for (const name of ['demo@umi.example', 'mele']) {
      expect((await shop.signIn(name)).user).toEqual({ id: 1, username: 'mele', email: 'demo@umi.example' });
    }
  });

  test('answers a wrong password and an unknown name alike', async () => {
    const wrong = await shop.send(login, { login_id: 'mele', password: 'sushi-demo-2' });
    const unknown = await shop.send(login, { login_id: 'nobody', password: 'sushi-demo-1' });
    expect(wrong).toMatchObject({
      status: 401,
      body: { detail: expect.stringContaining('No active account') },
    });
    expect(unknown.body).toEqual(wrong.body);
  });

  test('names missing fields', async () => {
    const reply = await shop.fetch('/api/accounts/login/', {
      method: 'POST',
      headers: { 'X-Tenant-ID': '7' },
      body: '{"password": "x"}',
    });
    expect(reply).toMatchObject({ status: 400, body: { login_id: ['This field is required.'] } });
  });
});

describe('tokens', () => {
  test('a refresh token is good once, and its successor goes on', async () => {
    const first = await shop.signIn();
    const second = await shop.call(refreshToken, { refresh: first.refresh });
    expect((await cartWith(second.access)).status).toBe(200);
    expect((await cartWith(first.access)).status).toBe(200);
    const third = await shop.call(refreshToken, { refresh: second.refresh });
    expect(new Set([first.refresh, second.refresh, third.refresh]).size).toBe(3);
  });

  test('a refresh token used again ends the whole session', async () => {
    const first = await shop.signIn();
    const second = await shop.call(refreshToken, { refresh: first.refresh });
    expect(await shop.send(refreshToken, { refresh: first.refresh })).toMatchObject({
      status: 401,
      body: badToken,
    });
    expect((await shop.send(refreshToken, { refresh: second.refresh })).status).toBe(401);
    expect(await cartWith(second.access)).toMatchObject({ status: 401, body: badToken });
  });

  test('one of many refreshes with the same token wins', async () => {
    const { refresh } = await shop.signIn();
    const replies = await Promise.all(Array.from({ length: 5 }, () => shop.send(refreshToken, { refresh })));
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401, 401, 401, 401]);
  });

  test('logout ends the session, and no other', async () => {
    const [here, elsewhere] = [await shop.signIn(), await shop.signIn()];
    expect((await shop.send(logout, { refresh: here.refresh })).status).toBe(204);
    expect((await cartWith(here.access)).status).toBe(401);
    expect((await shop.send(refreshToken, { refresh: here.refresh })).status).toBe(401);
    expect((await cartWith(elsewhere.access)).status).toBe(200);
  });

  test('nothing but an access token of this shop opens the cart', async () => {
    const { access, refresh } = await shop.signIn();
    const [, payload = '', signature = ''] = access.split('.');
    const none = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');
    const forged = [
      refresh,
      'nonsense',
      `${none}.${payload}.`,
      `${none}.${payload}.${signature}`,
      `${access}x`,
    ];
    for (const token of forged) {
      expect(await cartWith(token)).toMatchObject({ status: 401, body: badToken });
    }
    expect((await shop.send(refreshToken, { refresh: access })).status).toBe(401);
  });

  test('an expired access token is refused, its session goes on', async () => {
    const hasty = await startTestShop({ accessTokenSeconds: 0 });
    const { access, refresh } = await hasty.signIn();
    const reply = await hasty.send(getCart, {}, { token: access });
    expect(reply).toMatchObject({ status: 401, body: badToken });
    expect(reply.headers.get('WWW-Authenticate')).toContain('Bearer');
    expect((await hasty.send(refreshToken, { refresh })).status).toBe(200);
    await hasty.stop();
  });

  test('an access token says when it expires, in seconds', async () => {
    const { access } = await shop.signIn();
    const claims: unknown = JSON.parse(Buffer.from(access.split('.')[1] ?? '', 'base64url').toString());
    const quarter = Date.now() / 1000 + 15 * 60;
    expect(claims).toMatchObject({ token_type: 'access', exp: expect.closeTo(quarter, -1) });
  });
});
