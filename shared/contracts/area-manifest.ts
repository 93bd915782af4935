import * as v from 'valibot';
import { NavigationLinkSchema } from './discovery.ts';

/** Of a path of tens of thousands of letters no regular expression can be made, and then no page of any area is found. */
const PathSchema = v.pipe(v.string(), v.maxLength(500, 'has more than 500 letters'));

/** `{name}` stands for an attribute of that name, of which editors read some lines each. */
const TemplateSchema = v.pipe(
  PathSchema,
  v.check((path) => path.split('{').length <= 31, 'has more than 30 attributes'),
);

/** A call to start before the area's code arrives: endpoint name and input, `{name}` standing for a path or query parameter. */
const EarlyCallSchema = v.object({
  call: v.string(),
  input: v.optional(v.record(v.string(), v.string()), {}),
});

/** A parameter may be as long as an address, and documents have each call with it. */
const EarlyCallsSchema = v.pipe(
  v.array(EarlyCallSchema),
  v.check(
    (calls) => (JSON.stringify(calls).match(/\{\w+\}/g) ?? []).length <= 30,
    'has more than 30 parameters',
  ),
);

/** A custom element of an area. */
const ElementSchema = v.object({
  /** The path that it shows first; `{name}` stands for its attribute of that name, which a path cannot do without. */
  path: TemplateSchema,
  /** For site owners: what it shows, and what its own attributes mean, by name. */
  shows: v.string(),
  attributes: v.optional(v.record(v.string(), v.string()), {}),
  /** Its pages usually have videos or maps in frames, which the policy of a page around it should admit. */
  frames: v.optional(v.boolean()),
});

/** A small custom element of an area, such as a button: it shows no page, and its module is `src/pieces/<tag>.tsx`. */
const PieceSchema = v.object({
  /** A path of the storefront as a template, whose query holds its further attributes: `/products/{slug}?heading={heading}`. */
  ...ElementSchema.entries,
  /** What those of its attributes mean that only need to be there, by name; they stand in the path, too. */
  flags: v.optional(v.record(v.string(), v.string()), {}),
  /** Calls to start at once. */
  early: v.optional(EarlyCallsSchema, []),
});

/** Each has some kilobytes in what editors read of all elements, which is made for whoever asks. */
const ElementsSchema = v.pipe(
  v.record(v.string(), ElementSchema),
  v.maxEntries(100, 'has more than 100 elements'),
);
const PiecesSchema = v.pipe(v.record(v.string(), PieceSchema), v.maxEntries(100, 'has more than 100 pieces'));

/** With the site's origin before it, it is an address of the site: `//[` would be none, and `//host` one of another site. */
const RouteSchema = v.pipe(PathSchema, v.regex(/^(?![^]*\/\/)\/[^?\\\p{Cc}]*$/u, 'not a path pattern'));

const FeedPathSchema = v.pipe(v.string(), v.regex(/^\/[\w./-]+$/, 'not a path'));

/** `area.json` of a remote: what the discovery document says of it. */
export const AreaManifestSchema = v.object({
  name: v.string(),
  requires: v.string(),
  /** Path patterns in React Router's syntax; a path with optional segments is listed once without and once with them. */
  routes: v.pipe(v.array(RouteSchema), v.maxLength(500, 'has more than 500 routes')),
  fragments: v.optional(v.array(v.string()), []),
  /** The area's links in header and menu. */
  navigation: v.optional(v.array(NavigationLinkSchema)),
  /** Calls to start with the document, by path pattern. */
  early: v.optional(v.record(v.string(), EarlyCallsSchema), {}),
  /** Further query parameters that a page's content depends on, by path pattern; each may stand there several times. */
  query: v.optional(v.record(v.string(), v.array(v.string()))),
  /**
   * What query parameters are to search engines, by path pattern: `own` ones make a page of its own and stay in the canonical
   * address, as a category does; with a `hidden` one a page is not to be found, as the results of a search. All others
   * show the same page in another way and are left out of the canonical address.
   */
  indexing: v.optional(v.record(v.string(), v.record(v.string(), v.picklist(['own', 'hidden'])))),
  /** Atom feeds of the pages that `listPages` lists with an `entry`, by the feed's path: its title, and their path pattern. */
  feeds: v.optional(v.record(FeedPathSchema, v.object({ title: v.string(), of: v.string() }))),
  /** Which of the document's skeletons stands in for a page, by path pattern; `text` where nothing is said. */
  skeletons: v.optional(v.record(v.string(), v.picklist(['cards', 'detail', 'text', 'form'])), {}),
  /** Path patterns of pages below the slim header, as their `handle.frame` says too: known before the code is there. */
  slim: v.optional(v.array(v.string())),
  /** Custom elements of the remote's widget script, by tag name. */
  elements: v.optional(ElementsSchema, {}),
  /** Small custom elements, which `/embed/shop.js` defines beside those, by tag name. */
  pieces: v.optional(PiecesSchema),
});
export type PieceManifest = v.InferOutput<typeof PieceSchema>;
export type AreaManifest = v.InferOutput<typeof AreaManifestSchema>;
export type EarlyCall = v.InferOutput<typeof EarlyCallSchema>;

/** Of a release: the module that lists the browser's files, and its own `sha256-…`; see `IntegrityManifest`. */
export const ManifestFileSchema = v.object({ file: v.string(), integrity: v.string() });
export type ManifestFile = v.InferOutput<typeof ManifestFileSchema>;

/** Of a release: `sha256-…` of the browser's files by name. Absent where there is no manifest. */
export const FileIntegritySchema = v.optional(v.record(v.string(), v.string()));

/** `release.json` in every built release directory: what was built, for the edge. */
export const ReleaseSchema = v.object({
  ...AreaManifestSchema.entries,
  version: v.string(),
  /** Entry file, relative to the release directory. */
  entry: v.string(),
  /** What it imports of the shell's modules, with the versions that will do, e.g. `^19.0.0`. */
  sharedRanges: v.optional(v.record(v.string(), v.string())),
  /** `sha384-…` of the entry. */
  integrity: v.string(),
  /** Absent where files change under the same name, as in development. */
  integrityManifest: v.optional(ManifestFileSchema),
  files: FileIntegritySchema,
  /** Files to preload for any path: what the entry imports statically. */
  preload: v.array(v.string()),
  /** Further files to preload by path pattern. */
  pages: v.record(v.string(), v.array(v.string())),
  /** The same for a page that arrives rendered: without its loader, which has run by then. */
  rendered: v.optional(v.record(v.string(), v.array(v.string()))),
});
export type Release = v.InferOutput<typeof ReleaseSchema>;
