import type { Platform, SiteConfig } from '@shop/shared/contracts';
import type { Commerce } from './page-commerce.ts';
import { shopKey, type WidgetOptions } from './widget-settings.ts';

interface WidgetPlace extends Pick<Platform, 'root' | 'announce'> {
  /** The options as they are now. */
  options(): WidgetOptions;
  /** Whether answers that are remembered will not do. */
  isRefreshing(): boolean;
}

/** What a widget hands to its area. */
export function widgetPlatform(
  commerce: Commerce,
  { root, announce, options, isRefreshing }: WidgetPlace,
): Platform {
  const { provider } = commerce;
  return {
    ...commerce,
    provider: {
      ...provider,
      call: (endpoint, input, call) =>
        provider.call(endpoint, input, isRefreshing() ? { ...call, fresh: true } : call),
    },
    site: { ...unnamedSite, tenant: options().tenant },
    links: { href: (path) => options().storefrontUrl + path },
    root,
    announce,
    // Fragments are pieces of other areas, which a page of one widget has not got.
    fragment: () => Nothing,
    placed: () => options().path,
    storagePrefix: `${shopKey(options())}:`,
  };
}

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

function Nothing() {
  return null;
}
