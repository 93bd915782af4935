import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keptVersions, unpackVersion } from '../../../kit/fixtures/kept-versions.ts';
import { checkArea } from '../../../kit/src/suite/check-area.ts';
import { expect, test } from '../../fixtures.ts';
import { withRelease } from '../broken-area.ts';
import { readCheckout } from '../checkout.ts';

// What was built with earlier versions of the kit runs with what is built today, and the other way round.

let root: string;
test.beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'kept-versions-'));
});
test.afterAll(() => rmSync(root, { recursive: true, force: true }));

test('there is a version before', () => {
  expect(keptVersions).not.toEqual([]);
});

for (const version of keptVersions)
  test(`an area of ${version} runs in today's host, and today's blog in the host of ${version}`, async ({
    browser,
    shop,
  }) => {
    const kept = unpackVersion(version, root);
    const { host, blog, settings } = await readCheckout(shop);
    const common = { others: [], examples: {}, shop: settings, browser };
    const elements = { 'shop-faq': { path: '/faq', shows: '', attributes: {} } };
    const today = withRelease(blog, { routes: ['/faq'], navigation: [], elements }, root);
    const older = await checkArea({ ...common, build: kept.area, hosts: [host] });
    const newer = await checkArea({ ...common, build: today, hosts: [kept.host] });
    expect([...older.findings, ...newer.findings]).toEqual([]);
    expect(older.routes.length).toBeGreaterThan(0);
  });
