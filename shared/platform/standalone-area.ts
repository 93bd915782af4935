import type { Platform, SiteConfig } from '@shop/shared/contracts';

const unnamedSite: Omit<SiteConfig, 'tenant'> = {
  id: 0,
  title: '',
  description: '',
  favicon: null,
  theme: '',
  logo: null,
  analyticsId: '',
  needsConsent: true,
  contactEmail: '',
  socialMediaLinks: undefined,
};

/** The part of a platform that stands for the shop around an area: here its tenant number, and no fragments of other areas. */
export function standaloneArea(tenant: number): Pick<Platform, 'site' | 'fragment'> {
  return { site: { ...unnamedSite, tenant }, fragment: () => Nothing };
}

function Nothing() {
  return null;
}
