import * as v from 'valibot';
import { providerLimits, type ProviderLimits } from '../render/provider-limits.ts';
import { renderDefaults } from '../render/settings.ts';
import { checked } from './read-setting.ts';

/** The most that the provider and the cache may cost; each setting may be absent or empty. */
export interface LimitEnvironment {
  readonly providerMaxBytes?: string | undefined;
  readonly providerMaxRows?: string | undefined;
  readonly providerMaxHtml?: string | undefined;
  readonly providerCalls?: string | undefined;
  readonly providerCallsPerEndpoint?: string | undefined;
  readonly providerCallWait?: string | undefined;
  readonly renderCacheBytes?: string | undefined;
  readonly renderers?: string | undefined;
}

const Count = v.pipe(
  v.string(),
  v.regex(/^\d+$/, 'is no whole number'),
  v.transform(Number),
  v.minValue(1),
  v.maxValue(2 ** 32),
);

function readCount(setting: string, text: string | undefined, usual: number): number {
  return text ? checked(setting, text, Count) : usual;
}

/**
 * Throws a `ConfigError`.
 * @param budget milliseconds that a page may take
 */
export function readLimits(environment: LimitEnvironment, budget: number): ProviderLimits {
  const usual = providerLimits;
  return {
    bytes: readCount('PROVIDER_MAX_BYTES', environment.providerMaxBytes, usual.bytes),
    rows: readCount('PROVIDER_MAX_ROWS', environment.providerMaxRows, usual.rows),
    html: readCount('PROVIDER_MAX_HTML', environment.providerMaxHtml, usual.html),
    calls: readCount('PROVIDER_CALLS', environment.providerCalls, usual.calls),
    callsPerEndpoint: readCount(
      'PROVIDER_CALLS_PER_ENDPOINT',
      environment.providerCallsPerEndpoint,
      usual.callsPerEndpoint,
    ),
    waitMs: readCount('PROVIDER_CALL_WAIT', environment.providerCallWait, Math.ceil(budget / 2)),
  };
}

/** Throws a `ConfigError`. */
export function readCacheBytes({ renderCacheBytes }: LimitEnvironment): number {
  return readCount('RENDER_CACHE_BYTES', renderCacheBytes, renderDefaults.cache.bytes);
}

/** Throws a `ConfigError`. */
export function readRenderers({ renderers }: LimitEnvironment): number {
  return renderers ? checked('RENDERERS', renderers, v.pipe(Count, v.maxValue(64))) : 1;
}
