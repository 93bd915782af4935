import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../fixtures.ts';
import { quiet } from '../../kit/src/suite/quiet.ts';

const script = 'https://www.googletagmanager.com/gtag/js?id=G-UMI7';

for (const analytics of ['always', 'off'])
  test(`a shop that measures visits: ${analytics}, without a question [STA-10]`, async ({
    page,
    shop,
    startFurtherEdge,
  }) => {
    await page.route('https://www.googletagmanager.com/**', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    );
    const record = readFileSync(join(shop.dataDir, 'site-config.json'), 'utf8');
    const file = join(shop.dataDir, `analytics-${analytics}.json`);
    const changes = { google_analytics_id: 'G-UMI7', analytics };
    writeFileSync(file, JSON.stringify({ ...(JSON.parse(record) as object), ...changes }));
    const edge = await startFurtherEdge({ SITE_CONFIG: file });
    const addresses: string[] = [];
    page.on('request', (request) => addresses.push(request.url()));
    await page.goto(`${edge.url}/company-info`);
    const scripts = () => addresses.filter((address) => address.includes('googletagmanager'));
    if (analytics === 'always') await expect.poll(scripts).toEqual([script]);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(page.getByRole('group', { name: 'Colors' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Privacy choices' })).toHaveCount(0);
    await quiet(page);
    await expect(page.getByRole('region', { name: 'Privacy' })).toHaveCount(0);
    expect(scripts()).toEqual(analytics === 'always' ? [script] : []);
  });
