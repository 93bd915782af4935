import * as v from 'valibot';

const StyleTextSchema = v.object({ key: v.string(), css: v.string() });

/** `styles.json` of a release: the style texts that each chunk brings. */
export const StyleRecordSchema = v.record(v.string(), v.array(StyleTextSchema));
export type StyleRecord = v.InferOutput<typeof StyleRecordSchema>;

/** How pages are rendered at the edge. Times are in milliseconds. */
export interface RenderSettings {
  /** Gives the module of a release's server output, by directory key: `releases/<app>/<version>`. */
  load(directory: string, file: string): Promise<unknown>;
  /** By app name. */
  readonly styles: ReadonlyMap<string, StyleRecord>;
  /** How long a page may take before the client-rendered document goes out. */
  readonly budget: number;
  /** How long data that a page can do without is waited for. */
  readonly patience: number;
  /** Undefined: no rendered document is kept. */
  readonly cache?: CacheSettings | undefined;
}

export interface CacheSettings {
  /** How long a document goes out as it is. */
  readonly fresh: number;
  /** How much longer it goes out while a new one is made. */
  readonly stale: number;
  /** Documents kept at most. */
  readonly entries: number;
}

export const renderDefaults = {
  budget: 600,
  patience: 120,
  cache: { fresh: 10_000, stale: 60_000, entries: 500 },
};
