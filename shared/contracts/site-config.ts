import * as v from 'valibot';

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
