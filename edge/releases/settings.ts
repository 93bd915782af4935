import { ProviderSettingsSchema } from '@shop/shared/contracts';
import { Origin, ProviderProfileSchema, WebAddress } from '@shop/shared/contracts/provider-profile';
import * as v from 'valibot';
import { type EdgeConfig, type FieldSettings, type SiteRecord, SiteRecordSchema } from './edge-config.ts';
import { renderDefaults, type RenderSettings } from '../render/settings.ts';
import { readCacheBytes, readLimits, readRenderers, type LimitEnvironment } from './read-limits.ts';
import { checked, parseJson, readJson } from './read-setting.ts';

const OriginsSchema = v.record(
  v.string(),
  v.pipe(
    WebAddress,
    v.transform((text) => new URL(text).origin),
  ),
);

export function readSite(path: string): SiteRecord {
  return readJson('SITE_CONFIG', path, SiteRecordSchema);
}

/** Undefined when it is not set. */
export function readSiteUrl(text: string | undefined): string | undefined {
  return text ? checked('SITE_URL', text, Origin) : undefined;
}

const Host = v.pipe(
  v.string(),
  v.regex(/^[\w.-]+(?::\d+)?$/, 'is no host name'),
  v.transform((text) => text.toLowerCase()),
);

/** Host names, with a port where it is not the scheme's own, with blanks between them. */
export function readSiteHosts(text: string | undefined): readonly string[] {
  return checked('SITE_HOSTS', text?.split(/\s+/).filter(Boolean) ?? [], v.array(Host));
}

/** What an operator says of the provider. A setting of its own overrules the profile's field. */
export interface ProviderEnvironment {
  /** Path of the provider profile, JSON. */
  readonly providerProfile?: string | undefined;
  readonly providerApi?: string | undefined;
  readonly providerHost?: string | undefined;
  /** Header in which the provider takes idempotency keys. */
  readonly idempotencyHeader?: string | undefined;
  /** Origins of payment pages, with blanks between them. */
  readonly paymentOrigins?: string | undefined;
}

/** Provider settings and payment pages. The backend host is the API's origin unless given. */
export function readProvider(environment: ProviderEnvironment): Pick<
  EdgeConfig,
  'provider' | 'pictureOrigins' | 'frameOrigins'
> & {
  readonly paymentOrigins: readonly string[];
} {
  const { providerProfile, providerApi, providerHost } = environment;
  const profile = providerProfile
    ? readJson('PROVIDER_PROFILE', providerProfile, ProviderProfileSchema)
    : undefined;
  const { paymentOrigins = [], pictureOrigins, frameOrigins, ...settings } = profile ?? {};
  const api = providerApi || settings.apiBase || '';
  const apiBase = checked('PROVIDER_API', api, WebAddress);
  const host = providerHost || settings.backendHost || new URL(apiBase).origin;
  const idempotencyHeader = environment.idempotencyHeader || settings.idempotencyHeader;
  return {
    provider: {
      ...v.parse(ProviderSettingsSchema, { ...settings, apiBase, idempotencyHeader }),
      backendHost: checked('PROVIDER_HOST', host, WebAddress),
    },
    paymentOrigins: readPaymentOrigins(environment.paymentOrigins) ?? paymentOrigins,
    pictureOrigins,
    frameOrigins,
  };
}

/** Undefined when they are not set. */
function readPaymentOrigins(text: string | undefined): readonly string[] | undefined {
  const origins = readOrigins('PAYMENT_ORIGINS', text);
  return origins.length > 0 ? origins : undefined;
}

export function readEmbedOrigins(text: string | undefined): readonly string[] {
  return readOrigins('EMBED_ORIGINS', text);
}

/** Origins with blanks between them. */
function readOrigins(setting: string, text: string | undefined): readonly string[] {
  return checked(setting, text?.split(/\s+/).filter(Boolean) ?? [], v.array(Origin));
}

/** JSON with the origins of areas that this edge does not serve itself, by area name. */
export function readAreaOrigins(json: string | undefined): EdgeConfig['areaOrigins'] {
  return checked('AREA_ORIGINS', parseJson('AREA_ORIGINS', json || '{}'), OriginsSchema);
}

const Secret = v.pipe(v.string(), v.minLength(32, 'has fewer than 32 characters'));

/** Undefined when it is not set. */
export function readReportSecret(text: string | undefined): string | undefined {
  return text ? checked('REPORT_SECRET', text, Secret) : undefined;
}

interface RenderEnvironment extends LimitEnvironment {
  readonly render?: string | undefined;
  readonly renderCache?: string | undefined;
  readonly renderBudget?: string | undefined;
  readonly renderDeferredTimeout?: string | undefined;
}

const OnOrOff = v.picklist(['on', 'off'], 'is neither "on" nor "off"');
const ZeroOrOne = v.picklist(['0', '1'], 'is neither "0" nor "1"');
const Milliseconds = v.pipe(
  v.string(),
  v.regex(/^\d+$/, 'is no number of milliseconds'),
  v.transform(Number),
  v.minValue(1),
  v.maxValue(60_000),
);

export interface FieldEnvironment {
  /** Share of the pages whose field data is sent, from 0 to 1. */
  readonly fieldShare?: string | undefined;
  /** `on`: only of visitors who have allowed to be measured. */
  readonly fieldConsent?: string | undefined;
}

const Share = v.pipe(
  v.string(),
  v.regex(/^[01]$|^[01]?\.\d+$/, 'is no number from 0 to 1'),
  v.transform(Number),
  v.maxValue(1, 'is above 1'),
);

/** Undefined where nothing is measured. A tenth of the pages unless set. */
export function readFieldSettings({ fieldShare, fieldConsent }: FieldEnvironment): FieldSettings | undefined {
  const share = checked('FIELD_SHARE', fieldShare || '0.1', Share);
  const needsConsent = checked('FIELD_CONSENT', fieldConsent || 'off', OnOrOff) === 'on';
  return share > 0 ? { share, needsConsent } : undefined;
}

/** Whether devices keep what they have opened; they do unless it is switched off. */
export function readOffline(text: string | undefined): boolean {
  return checked('OFFLINE', text || 'on', OnOrOff) === 'on';
}

/** Undefined when rendering is off. */
export function readRendering({
  render,
  renderCache,
  renderBudget,
  renderDeferredTimeout,
  ...limited
}: RenderEnvironment): RenderSettings | undefined {
  const { budget, deferredTimeout, cache } = renderDefaults;
  const on = checked('RENDER', render || 'on', OnOrOff) === 'on';
  const isCached = checked('RENDER_CACHE', renderCache || '1', ZeroOrOne) === '1';
  const limit = checked('RENDER_BUDGET', renderBudget || String(budget), Milliseconds);
  const wait = checked(
    'RENDER_DEFERRED_TIMEOUT',
    renderDeferredTimeout || String(deferredTimeout),
    Milliseconds,
  );
  const limits = readLimits(limited, limit);
  const bytes = readCacheBytes(limited);
  const renderers = readRenderers(limited);
  if (!on) return undefined;
  return {
    budget: limit,
    deferredTimeout: wait,
    cache: isCached ? { ...cache, bytes } : undefined,
    limits,
    renderers,
  };
}
