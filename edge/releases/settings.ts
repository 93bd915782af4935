import { ProviderSettingsSchema } from '@shop/shared/contracts';
import * as v from 'valibot';
import { type EdgeConfig, type SiteRecord, SiteRecordSchema } from '../config.ts';
import { renderDefaults, type RenderSettings } from '../render/settings.ts';
import { checked, parseJson, readJson } from './read-setting.ts';

const WebAddress = v.pipe(
  v.string(),
  v.check((text) => /^https?:$/.test(URL.parse(text)?.protocol ?? ''), 'is no http(s) address'),
);
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

const Origin = v.pipe(
  WebAddress,
  v.check((text) => /^https?:\/\/[^/?#@]+\/?$/i.test(text), 'is more than an origin'),
  v.transform((text) => new URL(text).origin),
);

/** Undefined when it is not set. */
export function readSiteUrl(text: string | undefined): string | undefined {
  return text ? checked('SITE_URL', text, Origin) : undefined;
}

/** The backend host is the API's origin unless given. */
export function readProvider(
  api: string,
  host: string | undefined,
  idempotencyHeader?: string,
): EdgeConfig['provider'] {
  const apiBase = checked('PROVIDER_API', api, WebAddress).replace(/\/+$/, '');
  const backendHost = checked('PROVIDER_HOST', host || new URL(apiBase).origin, WebAddress);
  return {
    ...v.parse(ProviderSettingsSchema, { apiBase, idempotencyHeader: idempotencyHeader || undefined }),
    backendHost,
  };
}

/** Origins with blanks between them. */
export function readPaymentOrigins(text: string | undefined): readonly string[] {
  const origins = text?.split(/\s+/).filter(Boolean) ?? [];
  return checked('PAYMENT_ORIGINS', origins, v.array(Origin));
}

/** JSON with the origins of areas that this edge does not serve itself, by area name. */
export function readAreaOrigins(json: string | undefined): EdgeConfig['areaOrigins'] {
  return checked('AREA_ORIGINS', parseJson('AREA_ORIGINS', json || '{}'), OriginsSchema);
}

interface RenderEnvironment {
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

/** Undefined when rendering is off. `load` is called when it is on. */
export function readRendering(
  { render, renderCache, renderBudget, renderDeferredTimeout }: RenderEnvironment,
  styles: RenderSettings['styles'],
  load: () => RenderSettings['load'],
): RenderSettings | undefined {
  const { budget, deferredTimeout, cache } = renderDefaults;
  const on = checked('RENDER', render || 'on', OnOrOff) === 'on';
  const isCached = checked('RENDER_CACHE', renderCache || '1', ZeroOrOne) === '1';
  const limit = checked('RENDER_BUDGET', renderBudget || String(budget), Milliseconds);
  const wait = checked(
    'RENDER_DEFERRED_TIMEOUT',
    renderDeferredTimeout || String(deferredTimeout),
    Milliseconds,
  );
  if (!on) return undefined;
  return { load: load(), styles, budget: limit, deferredTimeout: wait, cache: isCached ? cache : undefined };
}
