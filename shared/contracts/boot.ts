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
    /** Whether visitors are asked before analytics load, `always` load them, or never do. */
    analytics: v.nullish(v.picklist(['ask', 'always', 'off'], 'is none of ask, always, off'), 'ask'),
    contact_email: text,
    social_media_links: v.optional(v.unknown()),
    /** Name of the country that most orders go to. */
    country: v.nullish(v.string()),
    /** What the shop says of its delivery: in a sentence, and when. */
    delivery: v.nullish(v.object({ text, hours: text })),
    tenant: v.number(),
  }),
  v.transform((record) => ({
    id: record.id,
    title: record.site_title,
    description: record.site_description,
    favicon: record.favicon,
    theme: record.theme_name,
    logo: record.logo,
    /** Empty where nothing is measured. */
    analyticsId: record.analytics === 'off' ? '' : record.google_analytics_id,
    needsConsent: record.analytics === 'ask',
    contactEmail: record.contact_email,
    /** In any shape. */
    socialMediaLinks: record.social_media_links,
    country: record.country,
    delivery: record.delivery,
    tenant: record.tenant,
  })),
);

type ParsedSite = v.InferOutput<typeof SiteConfigSchema>;
type LaterSetting = 'country' | 'delivery';
/** Hosts of earlier versions, and widgets, lack some of the settings. */
export type SiteConfig = Omit<ParsedSite, LaterSetting> & Partial<Pick<ParsedSite, LaterSetting>>;
export type SiteConfigRecord = v.InferInput<typeof SiteConfigSchema>;

export const PagingSchema = v.object({
  /** Query parameter with the number of the page, from 1. */
  page: v.optional(v.string(), 'page'),
  /** Query parameter with the number of items a page. */
  size: v.optional(v.string(), 'page_size'),
  /** Items to ask for a page. */
  items: v.pipe(v.number(), v.integer(), v.minValue(1)),
});

/** Where and how the provider is reached. */
export const ProviderSettingsSchema = v.object({
  /** Root of the provider's API, without a slash at the end. */
  apiBase: v.string(),
  /** Origin of images and other files; the API base's origin when absent. */
  backendHost: v.optional(v.string()),
  tenantHeader: v.optional(v.string(), 'X-Tenant-ID'),
  /** Field of the login's body with the e-mail address or username. */
  loginField: v.optional(v.string(), 'login_id'),
  /** Header in which the provider takes idempotency keys; absent where it takes none. */
  idempotencyHeader: v.optional(v.string()),
  /** What texts may frame, as in `usualPlayers`; those when absent. */
  players: v.optional(v.array(v.string())),
  /** How lists are asked for by page; absent: as a whole, or in the provider's own pages. */
  paging: v.optional(PagingSchema),
  /** Paths by endpoint name that differ from the endpoints table. */
  paths: v.optional(v.record(v.string(), v.string()), {}),
});
export type ProviderSettings = v.InferOutput<typeof ProviderSettingsSchema>;

/** Where a page of a set under trial says what became of it. */
const CanarySchema = v.object({
  /** Path that takes what becomes of the page, by POST. */
  beacon: v.string(),
  /** Name of the releases that the page was made of. */
  set: v.string(),
});
export type Canary = v.InferOutput<typeof CanarySchema>;

/** What the document carries for the shell, as JSON in `<script id="shop-boot">`. */
export const BootSchema = v.object({
  site: SiteConfigSchema,
  provider: ProviderSettingsSchema,
  discovery: DiscoverySchema,
  /** The shell's own. */
  integrityManifest: v.optional(ManifestLinkSchema),
  /** Absent where no set is under trial. */
  canary: v.optional(CanarySchema),
});
export type Boot = v.InferOutput<typeof BootSchema>;
export type BootRecord = v.InferInput<typeof BootSchema>;
