export const recordFolder = 'releases/';
export const begunFolder = 'publishing/';
export const pinnedFolder = 'pinned/';
export const vetoFolder = 'vetoes/';

/**
 * Bytes that are read of a release's record, or of an entry of the log, and of a file. Edges read both of releases that nobody has promoted.
 * Those of all that only edges read of a release, which is on their disks before they serve it; builds have two million.
 */
export const mostBytes = { record: 1_000_000, file: 16_000_000, output: 64_000_000 };

/** Keys of the store. What is below `public/` may be served by a CDN under the same path without it. */
export const keys = {
  /** Of a release's record. */
  record: (app: string, version: string) => `${recordFolder}${app}@${version}.json`,
  /** Of what the storefront loads. */
  files: (app: string, version: string) => `public/releases/${app}/${version}/`,
  /** Of what an area's widgets load. */
  embed: (app: string, version: string) => `public/embed/${app}/${version}/`,
  /** Of what the widgets of all areas share; the names contain a hash of the content. */
  vendor: 'public/embed/vendor/',
  /** Of what only edges read: server output, styles, the document's template. */
  private: (app: string, version: string) => `private/${app}/${version}/`,
  /** Of the note that publishing has begun: while there is no record, the files may be incomplete. */
  begun: (app: string, version: string) => `${begunFolder}${app}@${version}.json`,
  /** Of what stays of a pruned release. */
  pinned: (app: string, version: string) => `${pinnedFolder}${app}@${version}.json`,
  /** Of the record that a canary has failed. */
  veto: (app: string, version: string) => `${vetoFolder}${app}@${version}.json`,
};
