import { documentCodings, releaseCodings } from '../node/compress.ts';
import type { EdgeSettings } from './edge-config.ts';
import type { LimitEnvironment } from './read-limits.ts';
import {
  readAreaOrigins,
  readEmbedOrigins,
  readFieldSettings,
  readOffline,
  readProvider,
  readRendering,
  readReportSecret,
  readSite,
  readSiteHosts,
  readSiteUrl,
  type FieldEnvironment,
  type ProviderEnvironment,
} from './settings.ts';

export interface EdgeEnvironment extends ProviderEnvironment, LimitEnvironment, FieldEnvironment {
  /** Path of the site configuration record. */
  readonly siteConfig: string;
  /** Public origin of the shop. */
  readonly siteUrl?: string | undefined;
  /** Further hosts that get documents, with blanks between them. */
  readonly siteHosts?: string | undefined;
  /** Origins of pages with widgets, with blanks between them. */
  readonly embedOrigins?: string | undefined;
  /** What visitors' numbers are signed with. */
  readonly reportSecret?: string | undefined;
  /** JSON: origins by area name. */
  readonly areaOrigins?: string | undefined;
  /** `off`: devices cache nothing for the time without a connection, and delete what they have cached. */
  readonly offline?: string | undefined;
  /** `off`: every page is rendered in the browser. */
  readonly render?: string | undefined;
  /** `0`: rendered documents are not cached. */
  readonly renderCache?: string | undefined;
  /** Milliseconds that rendering a page may take. */
  readonly renderBudget?: string | undefined;
  /** Milliseconds to wait for deferred data. */
  readonly renderDeferredTimeout?: string | undefined;
}

/** What an operator sets, by the names of docs/deploying.md. */
export function environmentOf(env: NodeJS.ProcessEnv): EdgeEnvironment {
  return {
    providerProfile: env['PROVIDER_PROFILE'],
    providerApi: env['PROVIDER_API'],
    providerHost: env['PROVIDER_HOST'],
    idempotencyHeader: env['PROVIDER_IDEMPOTENCY_HEADER'],
    siteConfig: env['SITE_CONFIG'] ?? '',
    siteUrl: env['SITE_URL'],
    siteHosts: env['SITE_HOSTS'],
    paymentOrigins: env['PAYMENT_ORIGINS'],
    embedOrigins: env['EMBED_ORIGINS'],
    areaOrigins: env['AREA_ORIGINS'],
    reportSecret: env['REPORT_SECRET'],
    fieldShare: env['FIELD_SHARE'],
    fieldConsent: env['FIELD_CONSENT'],
    offline: env['OFFLINE'],
    render: env['RENDER'],
    renderCache: env['RENDER_CACHE'],
    renderBudget: env['RENDER_BUDGET'],
    renderDeferredTimeout: env['RENDER_DEFERRED_TIMEOUT'],
    providerMaxBytes: env['PROVIDER_MAX_BYTES'],
    providerMaxRows: env['PROVIDER_MAX_ROWS'],
    providerMaxHtml: env['PROVIDER_MAX_HTML'],
    providerCalls: env['PROVIDER_CALLS'],
    providerCallsPerEndpoint: env['PROVIDER_CALLS_PER_ENDPOINT'],
    providerCallWait: env['PROVIDER_CALL_WAIT'],
    renderCacheBytes: env['RENDER_CACHE_BYTES'],
    renderers: env['RENDERERS'],
  };
}

/** Throws a `ConfigError`. */
export function readSettings(environment: EdgeEnvironment): EdgeSettings {
  return {
    site: readSite(environment.siteConfig),
    ...readProvider(environment),
    siteUrl: readSiteUrl(environment.siteUrl),
    siteHosts: readSiteHosts(environment.siteHosts),
    embedOrigins: readEmbedOrigins(environment.embedOrigins),
    areaOrigins: readAreaOrigins(environment.areaOrigins),
    reportSecret: readReportSecret(environment.reportSecret),
    field: readFieldSettings(environment),
    offline: readOffline(environment.offline),
    codings: documentCodings,
    releaseCodings,
    rendering: readRendering(environment),
  };
}
