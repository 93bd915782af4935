import * as v from 'valibot';
import { DiscoverySchema, ManifestLinkSchema } from './discovery.ts';

const text = v.nullish(v.string(), '');

/** The site configuration record embedded in the page (keys as the platform writes them). */
export const SiteConfigSchema = v.pipe(
  v.object({
    id: v.number(),
    site_title: text,
    site_description: text,
    favicon: v.nullish(v.string(), null),
    theme_name: text,
    logo: v.nullish(v.string(), null),
    google_analytics_id: text,
    contact_email: text,
    social_media_links: v.optional(v.unknown()),
    tenant: v.number(),
  }),
  v.transform((record) => ({
    id: record.id,
    title: record.site_title,
    description: record.site_description,
    favicon: record.favicon,
    theme: record.theme_name,
    logo: record.logo,
    analyticsId: record.google_analytics_id,
    contactEmail: record.contact_email,
    tenant: record.tenant,
  })),
);

export type SiteConfig = v.InferOutput<typeof SiteConfigSchema>;
export type SiteConfigRecord = v.InferInput<typeof SiteConfigSchema>;

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
