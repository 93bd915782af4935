import { ProviderSettingsSchema } from '@shop/shared/contracts';
import * as v from 'valibot';
import { SiteRecordSchema, type EdgeConfig, type SiteRecord } from '../config.ts';
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
  const wanted = text?.split(/\s+/).filter(Boolean) ?? [];
  return checked('PAYMENT_ORIGINS', wanted, v.array(Origin));
}

/** JSON with the origins of areas that this edge does not serve itself, by area name. */
export function readAreaOrigins(json: string | undefined): EdgeConfig['areaOrigins'] {
  return checked('AREA_ORIGINS', parseJson('AREA_ORIGINS', json || '{}'), OriginsSchema);
}
