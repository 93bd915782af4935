import { listProducts } from '@shop/shared/contracts/provider';
import { expect, test } from 'vitest';
import { clientOf, fakeProvider, json, settings } from './testing/fake-provider.ts';

const bearer = { access: () => Promise.resolve('token-1') };

test('a next address gets the same headers as the first page', async () => {
  const provider = fakeProvider(() => json([]));
  await clientOf(provider, bearer).next(listProducts, `${settings.apiBase}/products/products/?page=2`);
  const [request] = provider.sent;
  expect(request?.path).toBe('/products/products/?page=2');
  expect(request?.headers.get('X-Tenant-ID')).toBe('7');
  expect(request?.headers.get('Authorization')).toBe('Bearer token-1');
});

test('a relative next address counts from the list', async () => {
  const provider = fakeProvider(() => json([]));
  await clientOf(provider).next(listProducts, '?page=2');
  await clientOf(provider).next(listProducts, '/api/products/products/?page=3');
  expect(provider.sent.map(({ path }) => path)).toEqual([
    '/products/products/?page=2',
    '/products/products/?page=3',
  ]);
});

test('nothing is sent outside the API base, and no redirect is followed [SEC-07]', async () => {
  const provider = fakeProvider(() => json([]));
  const client = clientOf(provider, bearer);
  const elsewhere = [
    'https://evil.test/api/products/products/?page=2',
    'http://provider.test/api/products/products/?page=2',
    'https://provider.test:8443/api/products/products/',
    'https://provider.test.evil.test/api/products/products/',
    'https://provider.test/apiary/products/',
    'https://provider.test/api/../admin/',
    'https://provider.test/api/%2e%2e/admin/',
    'https://user@provider.test/api/products/products/',
    'https://user:word@provider.test/api/products/products/',
    '//evil.test/api/products/products/',
    '\\\\evil.test\\api\\products',
    '../../../admin/',
    'data:application/json,[]',
    'javascript:alert(1)',
    'https://',
  ];
  const outcomes = await Promise.allSettled(elsewhere.map((next) => client.next(listProducts, next)));
  const kinds = outcomes.map((outcome) => (outcome.status === 'rejected' ? outcome.reason.kind : 'sent'));
  expect(kinds).toEqual(elsewhere.map(() => 'refused'));
  const escaping = clientOf(provider, {
    settings: { ...settings, paths: { 'products.list': '/../../admin/' } },
  });
  await expect(escaping.call(listProducts, {})).rejects.toMatchObject({ kind: 'refused' });
  expect(provider.sent).toEqual([]);

  await client.call(listProducts, {});
  expect(provider.sent.map(({ init }) => init.redirect)).toEqual(['error']);
});
