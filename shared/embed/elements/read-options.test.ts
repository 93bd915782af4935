import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readOptions, type WidgetValues } from './read-options.ts';

const shop = {
  apiBase: 'https://provider.example/api',
  tenant: 7,
  backendHost: 'https://files.example',
  tenantHeader: 'Shop-Number',
  loginField: 'user_name',
  idempotencyHeader: 'Request-Once',
  paging: { page: 'p', size: 'limit', items: 12 },
  paths: { 'products.list': '/dishes/' },
};
const read = (values: WidgetValues, settings: Parameters<typeof readOptions>[2]['shop'] = shop) =>
  readOptions(values, '/products', { base: 'https://shop.example/embed/catalog/1/', shop: settings });

beforeEach(() => void vi.stubGlobal('document', { baseURI: 'https://guide.example/sushi/' }));
afterEach(() => void vi.unstubAllGlobals());

test('a widget without attributes has the settings of the shop that its script comes from [EMB-28]', () => {
  expect(read({})).toMatchObject({ ...shop, storefrontUrl: 'https://shop.example', path: '/products' });
});

test.each<[WidgetValues, object]>([
  [{ tenant: '8' }, { tenant: 8 }],
  [{ tenantHeader: 'X-Shop' }, { tenantHeader: 'X-Shop' }],
  [{ loginField: 'email' }, { loginField: 'email' }],
  [{ idempotencyHeader: 'Once' }, { idempotencyHeader: 'Once' }],
  [{ backendHost: 'https://other.example/' }, { backendHost: 'https://other.example' }],
  [{ storefrontUrl: 'https://www.example/' }, { storefrontUrl: 'https://www.example' }],
])('the attribute %j overrules them, and nothing else [EMB-28]', (values, changed) => {
  expect(read(values)).toEqual({ ...read({}), ...changed });
});

test('another provider has no settings of this one, its tenant included [EMB-28]', () => {
  const apiBase = 'https://other.example/api';
  const options = read({ apiBase: `${apiBase}/`, tenant: '3' });
  expect(options).toMatchObject({ apiBase, tenant: 3 });
  const { backendHost, tenantHeader, loginField, idempotencyHeader, paging, paths } = options;
  expect([backendHost, tenantHeader, loginField, idempotencyHeader, paging, paths]).toEqual(
    Array.from({ length: 6 }),
  );
  expect(() => read({ apiBase })).toThrow('"tenant" number');
});

test.each<WidgetValues>([{}, { apiBase: '/api' }, { tenant: '7' }, { apiBase: '/api', tenant: 'umi' }])(
  'a script without settings needs both attributes: %j',
  (values) => {
    expect(() => read(values, {})).toThrow('"api-base" and a "tenant" number are needed');
  },
);
