import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { checkout } from '../../scripts/build-all.ts';
import { expect, test } from '../fixtures.ts';
import { renderedAddresses } from './routes.ts';

test('the edge renders the same pages as a plain fetch handler, with nothing of Node and no React of its own', async ({
  request,
  shop,
}) => {
  const addresses = [...renderedAddresses.map(({ path }) => path), '/nowhere'].map((path) => shop.url + path);
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      `--import=${join(import.meta.dirname, 'without-react.mjs')}`,
      join(checkout, 'edge/testing/plain-handler.ts'),
      ...addresses,
    ],
    {
      maxBuffer: 50_000_000,
      env: {
        ...process.env,
        ...shop.settings,
        // As the edges of tests.
        FIELD_SHARE: '0',
        OFFLINE: 'off',
        RELEASE_STORE: join(shop.dataDir, `releases-${new URL(shop.url).port}`),
        SITE_CONFIG: join(shop.dataDir, 'site-config.json'),
        PROVIDER_API: shop.apiBase,
      },
    },
  );
  const answers = JSON.parse(stdout) as { status: number; html: string }[];
  expect(answers).toHaveLength(addresses.length);
  for (const [place, address] of addresses.entries()) {
    const usual = await request.get(address);
    expect(answers[place]?.html, address).toBe(await usual.text());
    expect(answers[place]?.html, address).toContain('shop-hydration');
    expect(answers[place]?.status, address).toBe(usual.status());
  }
});
