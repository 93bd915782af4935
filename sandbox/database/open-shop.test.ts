import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addCartItem, getCart } from '@shop/shared/contracts/provider';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { seed } from '../seed/index.ts';
import { startTestShop } from '../testing/shop.ts';
import { openDatabase } from './database.ts';
import { openShop, resetShop } from './open-shop.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'sandbox-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const oneOfSalmon = { product_id: 1, quantity: 1 };

test('a restart keeps the data, sessions included', async () => {
  const before = await startTestShop({ dataDir });
  const { access: token } = await before.signIn();
  await before.call(addCartItem, oneOfSalmon, { token });
  await before.stop();
  const after = await startTestShop({ dataDir });
  expect((await after.call(getCart, {}, { token })).items).toHaveLength(1);
  await after.stop();
});

test('starting with a reset starts over', async () => {
  const before = await startTestShop({ dataDir });
  const { access: token } = await before.signIn();
  await before.call(addCartItem, oneOfSalmon, { token });
  await before.stop();
  const after = await startTestShop({ dataDir, reset: true });
  expect((await after.send(getCart, {}, { token })).status).toBe(401);
  const { access } = await after.signIn();
  expect((await after.call(getCart, {}, { token: access })).items).toEqual([]);
  await after.stop();
});

test('two sandboxes may share one directory, also while one resets', async () => {
  const [one, two] = await Promise.all([startTestShop({ dataDir }), startTestShop({ dataDir })]);
  const { access: token } = await one.signIn();
  await one.call(addCartItem, oneOfSalmon, { token });
  expect((await two.call(getCart, {}, { token })).items).toHaveLength(1);
  await two.fetch('/__reset', { method: 'POST' });
  expect((await one.send(getCart, {}, { token })).status).toBe(401);
  expect((await one.signIn()).access).not.toBe('');
  await Promise.all([one.stop(), two.stop()]);
});

test('a database of another version is filled again', () => {
  const old = openDatabase(join(dataDir, 'shop.db'));
  old.script(
    'create table products (id integer); create table orders (id integer); pragma user_version = 99',
  );
  old.close();
  const db = openShop(dataDir, seed);
  expect(db.all('select id from products')).toHaveLength(seed.products.length);
  expect(db.all('pragma foreign_key_check')).toEqual([]);
  db.close();
});

test('a reset that fails leaves the shop as it was', () => {
  const db = openShop(dataDir, seed);
  db.run('update products set stock = 1 where id = 1');
  const twice = { ...seed, categories: [...seed.categories, ...seed.categories] };
  expect(() => resetShop(db, twice)).toThrow('UNIQUE');
  expect(db.one('select stock from products where id = 1')).toEqual({ stock: 1 });
  db.close();
});
