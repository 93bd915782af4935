import { expect, test } from 'vitest';
import { answer, siteWith } from '../testing/fixture.ts';
import { acceptsEncoding } from './content-negotiation.ts';

async function revalidate(path: string, validator: string): Promise<Response> {
  return answer(path, {}, { headers: { 'If-None-Match': validator } });
}

const validatorOf = async (path: string) => (await answer(path)).headers.get('ETag') ?? 'none';

test.each(['/products', '/discovery.json'])('%s is not sent again to a client that has it', async (path) => {
  const etag = await validatorOf(path);
  const full = await answer(path);
  for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
    const response = await revalidate(path, known);
    expect(response.status).toBe(304);
    expect(await response.text()).toBe('');
    const expected = new Headers(full.headers);
    expected.delete('Content-Type');
    expect([...response.headers]).toEqual([...expected]);
  }
});

test('another validator gets the whole answer', async () => {
  expect((await revalidate('/products', '"other"')).status).toBe(200);
  expect((await revalidate('/products', await validatorOf('/blog'))).status).toBe(200);
});

test('the validator changes with the configuration', async () => {
  const renamed = await answer('/products', { site: siteWith({ site_title: 'Nami' }) });
  expect(renamed.headers.get('ETag')).not.toBe(await validatorOf('/products'));
});

test('a page that is not found has no validator and is never "not modified"', async () => {
  expect((await answer('/nowhere')).headers.has('ETag')).toBe(false);
  expect((await revalidate('/nowhere', '*')).status).toBe(404);
});

test.each(['br', 'gzip, deflate, br', 'BR', 'br;q=0.1', 'gzip;q=1.0 , br ; q=0.5', 'br;q=0.001'])(
  '"%s" takes brotli',
  (header) => {
    expect(acceptsEncoding(header, 'br')).toBe(true);
  },
);

test.each(['', 'gzip', 'br;q=0', 'br; q=0.000', 'x-br', 'brotli', 'identity, gzip;q=0.5'])(
  '"%s" does not',
  (header) => {
    expect(acceptsEncoding(header, 'br')).toBe(false);
  },
);
