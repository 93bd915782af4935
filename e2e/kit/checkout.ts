import type { SiteConfigRecord } from '@shop/shared/contracts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AreaCheck } from '../../kit/src/suite/check-area.ts';
import { buildAll, checkout } from '../../scripts/build-all.ts';
import type { RunningShop } from '../fixtures.ts';
import type { AreaBuild } from './broken-area.ts';

/** What areas are checked with: builds of this checkout, and the settings of a running shop. */
export async function readCheckout(shop: RunningShop) {
  const builds = await buildAll();
  const directoryOf = (target: string) => join(checkout, builds[target] ?? '');
  const blog: AreaBuild = {
    directory: directoryOf('blog'),
    embed: directoryOf('embed/blog'),
    vendor: directoryOf('embed/vendor'),
  };
  const text = readFileSync(join(shop.dataDir, 'site-config.json'), 'utf8');
  const site = JSON.parse(text) as SiteConfigRecord;
  const settings: AreaCheck['shop'] = { site, provider: { apiBase: shop.apiBase } };
  return { host: { directory: directoryOf('host') }, blog, settings };
}
