import { expect, test } from 'vitest';
import { answer, siteWith } from '../testing/fixture.ts';

async function revalidate(path: string, validator: string): Promise<Response> {
  return answer(path, {}, { headers: { 'If-None-Match': validator } });
}

const validatorOf = async (path: string) => (await answer(path)).headers.get('ETag') ?? 'none';

test.each(['/products', '/discovery.json'])('%s is not sent again to whoever has it', async (path) => {
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

test('a page that is not there has no validator and is never "not modified"', async () => {
  expect((await answer('/nowhere')).headers.has('ETag')).toBe(false);
  expect((await revalidate('/nowhere', '*')).status).toBe(404);
});
