import type { Platform, SiteConfig } from '@shop/shared/contracts';

const unnamedSite: Omit<SiteConfig, 'tenant'> = {
  id: 0,
  title: '',
  description: '',
  favicon: null,
  theme: '',
  logo: null,
  analyticsId: '',
  contactEmail: '',
};

/** What a platform knows of the shop where a page stands alone: its number, and none of the other areas' pieces. */
export function standaloneArea(tenant: number): Pick<Platform, 'site' | 'fragment'> {
  return { site: { ...unnamedSite, tenant }, fragment: () => Nothing };
}

function Nothing() {
  return null;
}
