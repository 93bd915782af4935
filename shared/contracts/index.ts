export {
  contracts,
  contractVersion,
  servesArea,
  servesContract,
  type Area,
  type FragmentLoader,
  type FragmentProps,
  type LinkPreview,
  type ListedPage,
  type PageHandle,
  type PageMeta,
  type Piece,
} from './area.ts';
export {
  AreaManifestSchema,
  FileIntegritySchema,
  ManifestFileSchema,
  ReleaseSchema,
  type AreaManifest,
  type EarlyCall,
  type ManifestFile,
  type PieceManifest,
  type Release,
} from './area-manifest.ts';
export {
  BootSchema,
  ProviderSettingsSchema,
  SiteConfigSchema,
  type Boot,
  type BootRecord,
  type Canary,
  type ProviderSettings,
  type SiteConfig,
  type SiteConfigRecord,
  PagingSchema,
} from './boot.ts';
export { deferred, parseUrl, type Deferred } from './browser-fallbacks.ts';
export { isLoadingAgain, isShownAgain } from './shown-again.ts';
export { browserFloor, isServedBrowser, servedBrowsers } from './browser-floor.ts';
export {
  DiscoverySchema,
  type DiscoveredVersion,
  type Discovery,
  type ManifestLink,
  type NavigationLink,
} from './discovery.ts';
export {
  analyticsChoiceKey,
  bootElementId,
  cachedAtName,
  cachedTitleName,
  firstPaintId,
  hydrationElementId,
  isDemoPath,
  layerOrder,
  mayKeepName,
  pagesCacheName,
  releaseMark,
  renderedStylesId,
  themeStorageKey,
} from './document-names.ts';
export {
  fieldErrorKinds,
  fieldReportPath,
  vitalNames,
  type FieldError,
  type FieldReport,
  type VitalName,
} from './field-report.ts';
export {
  pageGlobal,
  pageKey,
  type IntegrityManifest,
  type ManifestSource,
  type PageFiles,
  type EarlyAnswer,
  type PageGlobal,
  type EarlyEvents,
  type FieldSample,
  type SecondTry,
  type WidgetFiles,
} from './page-global.ts';
export { createPathMatcher, type PathMatch, type PathParams, type RoutePath } from './path-matcher.ts';
export type {
  Announce,
  CachedMarkup,
  CallOptions,
  CartAddition,
  CartState,
  CartView,
  ConnectionState,
  OfflineState,
  Credentials,
  Links,
  Platform,
  ProviderClient,
  Registration,
  SessionState,
} from './platform.ts';
export {
  currency,
  eventItem,
  eventValue,
  type EventItem,
  type EventValue,
  type Report,
  type ShopEventParameters,
} from './shop-event.ts';
export {
  isPageUnavailable,
  PageUnavailable,
  type RenderedPage,
  type RenderOptions,
  type RenderPage,
} from './render.ts';
export {
  comingBackKey,
  paymentAwayPath,
  paymentBackPath,
  paymentNoteKey,
  paymentPagesPath,
  paymentReturnPath,
  reportedEvents,
  type ComingBack,
  type PaymentPages,
  type PaymentTrip,
  type PreviewElement,
  type PreviewModule,
  type PreviewNode,
  type ShopErrorCode,
  type ShopEventDetails,
  type ShopEventName,
  type ShopSettings,
} from './widget-protocol.ts';
export { createLru, type Lru } from './lru.ts';
