/** A part of a preview: a text, or an element as its name, its attributes and what stands in it. */
export type PreviewNode = string | PreviewElement;
export type PreviewElement = readonly [string, Readonly<Record<string, string>>, ...PreviewNode[]];

/** A widget's first page as the edge has rendered it: what `/embed/<area>/preview.js` exports; nothing when it has none. */
export interface PreviewModule {
  readonly styles?: string;
  readonly tree?: readonly PreviewNode[];
  /** What the provider answered to the page's early calls, by address below the API base. */
  readonly answers?: Readonly<Record<string, unknown>>;
}
