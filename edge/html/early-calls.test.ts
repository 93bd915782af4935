import { callAddress, getProduct, listProducts } from '@shop/shared/contracts/provider';
import { describe, expect, test } from 'vitest';
import { answer, jsonScript, providerSettings } from '../testing/fixture.ts';
import { earlyAddresses } from './early-calls.ts';

const provider = providerSettings;
const frame = [
  'https://api.example/v1/pages/settings/public/',
  'https://api.example/v1/products/categories/',
];

async function listOf(path: string, changes: Parameters<typeof answer>[1] = {}): Promise<unknown> {
  return jsonScript(await (await answer(path, changes)).text(), 'shop-early');
}

const withAddresses = (addresses: readonly string[]) => ({
  tenantHeader: 'X-Tenant-ID',
  tenant: '7',
  addresses,
});

describe('the list in the document', () => {
  test('begins with the calls of the page and ends with those of the frame, each once', async () => {
    const [settings = '', categories = ''] = frame;
    const products = callAddress(provider, listProducts, {});
    expect(await listOf('/products')).toEqual(withAddresses([products, categories, settings]));
  });

  test('carries the parameters of the path', async () => {
    const product = callAddress(provider, getProduct, { slug: 'miso soup/hot' });
    expect(await listOf('/products/miso%20soup%2Fhot')).toEqual(withAddresses([product, ...frame]));
  });

  test.each([
    ['?category=maki&search=%20salmon%20roll%20', { category: 'maki', search: 'salmon roll' }],
    ['?search=a&search=b', { search: 'a' }],
    ['?category=%20&search=', {}],
    ['?search=%3C%2Fscript%3E', { search: '</script>' }],
  ])('carries the query as the page reads it: %s', async (query, input) => {
    const expected = callAddress(provider, listProducts, input);
    expect(await listOf(`/products${query}`)).toMatchObject({ addresses: [expected, frame[1], frame[0]] });
  });

  test('of an address without an area is that of the frame', async () => {
    expect(await listOf('/nowhere')).toEqual(withAddresses(frame));
  });

  test('follows the provider settings', async () => {
    const settings = { ...provider, tenantHeader: 'X-Shop', paths: { 'settings.public': '/site/' } };
    expect(await listOf('/nowhere', { provider: settings })).toEqual({
      tenantHeader: 'X-Shop',
      tenant: '7',
      addresses: ['https://api.example/v1/site/', frame[1]],
    });
  });
});

describe('a call is not sent early', () => {
  test('when the address lacks what it needs', () => {
    const call = { call: 'categories.get', input: { slug: '{category}' } };
    const own = 'https://api.example/v1/products/categories/maki/';
    expect(earlyAddresses({ provider }, [call], { category: 'maki' })).toEqual([own, ...frame]);
    expect(earlyAddresses({ provider }, [call], { category: '' })).toEqual(frame);
    expect(earlyAddresses({ provider }, [call], {})).toEqual(frame);
  });

  test.each(['accounts.login', 'cart.clear', 'no.such.call', 'toString'])('when it is %s', (call) => {
    expect(earlyAddresses({ provider }, [{ call, input: {} }], {})).toEqual(frame);
  });
});
