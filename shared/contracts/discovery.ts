import * as v from 'valibot';

// The awslabs frontend-discovery form (schema 1.0); `extras` is ours.

/** Address of the module that lists a release's files, and its integrity; see `IntegrityManifest`. */
export const ManifestLinkSchema = v.object({ url: v.string(), integrity: v.string() });
export type ManifestLink = v.InferOutput<typeof ManifestLinkSchema>;

/** A link of the shop's navigation. The links of all areas are shown by `order`, from small to large. */
export const NavigationLinkSchema = v.object({ path: v.string(), text: v.string(), order: v.number() });
export type NavigationLink = v.InferOutput<typeof NavigationLinkSchema>;

/** The release at `fallbackUrl`, where that is another one than the version's own. */
const FallbackSchema = v.object({
  version: v.string(),
  integrity: v.string(),
  integrityManifest: v.optional(ManifestLinkSchema),
  preload: v.optional(v.array(v.string()), []),
});

const VersionSchema = v.object({
  url: v.string(),
  /** Loaded when `url` cannot be. */
  fallbackUrl: v.optional(v.string()),
  metadata: v.object({ version: v.string(), integrity: v.optional(v.string()) }),
  deployment: v.optional(v.object({ traffic: v.number(), default: v.boolean() })),
  extras: v.object({
    /** Contract range the version asks the shell to serve, e.g. `^1.0`. */
    requires: v.string(),
    /** Path patterns the version answers, e.g. `/products/:slug`. */
    routes: v.array(v.string()),
    /** Those of them that stand below the slim header. */
    slim: v.optional(v.array(v.string())),
    /** Its links in header and menu. */
    navigation: v.optional(v.array(NavigationLinkSchema)),
    /** Names of its fragments, e.g. `latest-posts`. */
    fragments: v.optional(v.array(v.string()), []),
    integrityManifest: v.optional(ManifestLinkSchema),
    /** Chunk addresses to preload for every path of the version. */
    preload: v.optional(v.array(v.string()), []),
    /** Further chunk addresses by path pattern. */
    pages: v.optional(v.record(v.string(), v.array(v.string())), {}),
    fallback: v.optional(FallbackSchema),
  }),
});

export const DiscoverySchema = v.object({
  schema: v.string(),
  microFrontends: v.record(v.string(), v.array(VersionSchema)),
});

export type Discovery = v.InferOutput<typeof DiscoverySchema>;
export type DiscoveredVersion = v.InferOutput<typeof VersionSchema>;
