import { endpointsByName } from '@shop/shared/contracts/provider';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dialectOf } from '../profile.ts';
import { startTestShop, type TestShop } from '../testing/shop.ts';
import { openApi } from './openapi.ts';
import { sampleInputs } from './sample-inputs.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

test('every call has a sample of what the shop sends', () => {
  expect(Object.keys(sampleInputs).toSorted()).toEqual([...endpointsByName.keys()].toSorted());
});

test('docs/openapi.json is the document of the contracts as they are [PRV-03]', async () => {
  const document = `${JSON.stringify(openApi(dialectOf({})), null, 1)}\n`;
  await expect(document).toMatchFileSnapshot(join(import.meta.dirname, '../../docs/openapi.json'));
});

test('the sandbox serves it, under the paths of its dialect', async () => {
  const { body } = await shop.fetch('/openapi.json');
  expect(body).toMatchObject({ openapi: '3.1.1', paths: { '/products/products/{slug}/': { get: {} } } });
  const dialect = dialectOf({ tenantHeader: 'Shop', paths: { 'products.get': '/dishes/:slug' } });
  expect(openApi(dialect).paths['/dishes/{slug}']?.['get']).toMatchObject({
    operationId: 'products.get',
    parameters: [
      { name: 'Shop', in: 'header' },
      { name: 'slug', in: 'path', example: 'salmon-nigiri' },
    ],
  });
});

test("a dialect's field of the login and its idempotency header are described", () => {
  const { paths } = openApi(dialectOf({ loginField: 'user_name', idempotencyHeader: 'Request-Once' }));
  const example = { user_name: 'demo@umi.example', password: 'a-password' };
  expect(paths['/accounts/login/']?.['post']?.requestBody).toMatchObject({
    content: { 'application/json': { schema: { required: ['user_name', 'password'] }, example } },
  });
  const headersOf = (path: string) =>
    paths[path]?.['post']?.parameters.map(({ name, required }) => [name, required]);
  expect(headersOf('/orders/orders/')).toEqual([
    ['X-Tenant-ID', true],
    ['Request-Once', false],
  ]);
  expect(headersOf('/accounts/login/')).toEqual([['X-Tenant-ID', true]]);
});

test('the sandbox shows every call on a page [PRV-03]', async () => {
  const { body } = await shop.fetch('/openapi');
  for (const { name } of endpointsByName.values()) expect(body).toContain(name);
});
