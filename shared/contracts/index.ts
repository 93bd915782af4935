export {
  contractVersion,
  type Area,
  type FragmentLoader,
  type FragmentProps,
  type PageHandle,
  type PageMeta,
} from './area.ts';
export {
  AreaManifestSchema,
  ManifestFileSchema,
  ReleaseSchema,
  type AreaManifest,
  type EarlyCall,
  type ManifestFile,
  type Release,
} from './area-manifest.ts';
export {
  bootElementId,
  BootSchema,
  ProviderSettingsSchema,
  type Boot,
  type BootRecord,
  type ProviderSettings,
} from './boot.ts';
export type { CartAddition, CartState, CartView } from './cart-state.ts';
export { browserFloor, isServedBrowser, servedBrowsers } from './browser-floor.ts';
export { releaseMark } from './release-mark.ts';
export {
  hydrationElementId,
  firstPaintId,
  isPageUnavailable,
  PageUnavailable,
  type RenderedPage,
  type RenderOptions,
  type RenderPage,
} from './render.ts';
export { layerOrder, renderedStylesId } from './styles.ts';
export { servesContract } from './contract-range.ts';
export { deferred, type Deferred } from './deferred.ts';
export { DiscoverySchema, type DiscoveredVersion, type Discovery, type ManifestLink } from './discovery.ts';
export type { ShopEventDetails, ShopEventName } from './events.ts';
export {
  pageGlobal,
  type CleanHtml,
  type CleanHtmlHome,
  type PageGlobal,
  type WaitingActions,
  type IntegrityManifest,
  type ManifestSource,
} from './page-global.ts';
export {
  comingBackKey,
  paymentAwayPath,
  paymentPagesPath,
  paymentReturnPath,
  type ComingBack,
  type PaymentPages,
  type PaymentTrip,
} from './payment-trip.ts';
export { createLru, type Lru } from './lru.ts';
export { parseUrl } from './parse-url.ts';
export type { PreviewElement, PreviewModule, PreviewNode } from './preview.ts';
export type { Announce, CachedMarkup, CallOptions, Links, Platform, ProviderClient } from './platform.ts';
export type { Credentials, Registration, SessionState } from './session-state.ts';
export { themeStorageKey } from './theme.ts';
export { SiteConfigSchema, type SiteConfig, type SiteConfigRecord } from './site-config.ts';
