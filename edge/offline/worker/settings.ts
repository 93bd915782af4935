/** What the edge writes before the worker's code. Addresses may be relative to the storefront's origin. */
export interface OfflineSettings {
  /** The document that shows the frame at an address that is not kept. */
  readonly frame: string;
  /** What the frame loads: files with their integrity, which is empty where it is not known, and the provider's answers. */
  readonly files: readonly (readonly [address: string, integrity: string])[];
  readonly calls: readonly string[];
  /** Headers of calls, the tenant's among them. */
  readonly callHeaders: Readonly<Record<string, string>>;
  /** Beginnings of addresses that name a version: what is there never changes. */
  readonly releases: readonly string[];
  /** Regular expressions of public answers' addresses, without their query. */
  readonly answers: readonly string[];
}
