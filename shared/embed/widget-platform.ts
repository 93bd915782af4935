import type { Platform } from '@shop/shared/contracts';
import { standaloneArea } from '@shop/shared/platform';
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
    ...standaloneArea(options().tenant),
    links: { href: (path) => options().storefrontUrl + path },
    root,
    announce,
    placed: () => options().path,
    storagePrefix: `${shopKey(options())}:`,
  };
}
