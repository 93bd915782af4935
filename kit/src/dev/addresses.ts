// What the proxy serves itself. No area can have such a path, and no shop has one.
const own = '/.area-kit';

/** Path of Vite's dev server. */
export const areaBase = `${own}/area/`;

/** The module by which the shell loads the area. */
export const entryPath = `${own}/entry.js`;

/** The provider's API, for a page of another origin than the shop's. */
export const providerBase = `${own}/provider`;

/** Takes by POST whether documents have the local area: `local` or `deployed`. */
export const choicePath = `${own}/choice`;

/** Id of the JSON element in documents that says what the badge shows. */
export const badgeDataId = 'area-kit-badge';

/** Content of that element. */
export interface BadgeData {
  readonly area: string;
  /** Folder of the local area. */
  readonly folder: string;
  /** Version of the deployed one; null where the shop has none. */
  readonly deployed: string | null;
  /** Whether the page has the local area. */
  readonly isLocal: boolean;
}
