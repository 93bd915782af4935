import * as v from 'valibot';
import { providerLimits, type ProviderLimits } from './provider-limits.ts';

const StyleTextSchema = v.object({ key: v.string(), css: v.string() });

/** `styles.json` of a release: the style texts of each chunk. */
export const StyleRecordSchema = v.record(v.string(), v.array(StyleTextSchema));
export type StyleRecord = v.InferOutput<typeof StyleRecordSchema>;

/** How pages are rendered at the edge. Times are in milliseconds. */
export interface RenderSettings {
  /** How long rendering may take before the client-rendered document is sent. */
  readonly budget: number;
  /** How long deferred data is waited for. */
  readonly deferredTimeout: number;
  /** Undefined: rendered documents are not cached. */
  readonly cache?: CacheSettings | undefined;
  /** `providerLimits` unless given. */
  readonly limits?: ProviderLimits;
  /** Renderer processes of each set of releases; 1 unless given. */
  readonly renderers?: number;
}

export interface CacheSettings {
  /** How long a document is fresh. */
  readonly fresh: number;
  /** How much longer it is served while a new one is made. */
  readonly stale: number;
  /** Documents in the cache at most. */
  readonly entries: number;
  /** Bytes of all documents at most; 64 MB unless given. */
  readonly bytes?: number;
}

export const renderDefaults = {
  budget: 600,
  deferredTimeout: 120,
  cache: { fresh: 10_000, stale: 60_000, entries: 500, bytes: 64 * 2 ** 20 },
  limits: providerLimits,
};
