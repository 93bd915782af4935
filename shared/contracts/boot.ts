import * as v from 'valibot';
import { DiscoverySchema, ManifestLinkSchema } from './discovery.ts';
import { SiteConfigSchema } from './site-config.ts';

/** Where and how the provider is reached. */
export const ProviderSettingsSchema = v.object({
  /** Root of the provider's API, without a slash at the end. */
  apiBase: v.string(),
  /** Origin of images and other files; the API base's origin when absent. */
  backendHost: v.optional(v.string()),
  tenantHeader: v.optional(v.string(), 'X-Tenant-ID'),
  loginField: v.optional(v.picklist(['login_id', 'email']), 'login_id'),
  /** Header in which the provider takes idempotency keys; absent where it takes none. */
  idempotencyHeader: v.optional(v.string()),
  /** Paths by endpoint name that differ from the endpoints table. */
  paths: v.optional(v.record(v.string(), v.string()), {}),
});
export type ProviderSettings = v.InferOutput<typeof ProviderSettingsSchema>;

/** What the document carries for the shell, as JSON in `<script id="shop-boot">`. */
export const BootSchema = v.object({
  site: SiteConfigSchema,
  provider: ProviderSettingsSchema,
  discovery: DiscoverySchema,
  /** The shell's own. */
  integrityManifest: v.optional(ManifestLinkSchema),
});
export type Boot = v.InferOutput<typeof BootSchema>;
export type BootRecord = v.InferInput<typeof BootSchema>;

/** Id of the JSON script in the document. */
export const bootElementId = 'shop-boot';
