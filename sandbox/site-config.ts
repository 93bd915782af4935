import type { SiteConfigRecord } from '@shop/shared/contracts';
import { imagePath } from './media/media.ts';
import { site } from './seed/shop.ts';

/** The start-up record of the seeded shop, its pictures as paths below the sandbox's origin. */
export const siteConfig: SiteConfigRecord = {
  ...site,
  favicon: imagePath(site.favicon),
  logo: imagePath(site.logo),
};
