import type { ComponentType, ReactNode } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { Platform } from './platform.ts';

/** The contract version of this source tree: what the shell serves and what areas built here are built against. */
export const contractVersion = '1.0';

/**
 * Whether a served contract lies within the range an area asks for.
 * Ranges are `^major.minor`: the same major, and at least that minor.
 */
export function servesContract(served: string, range: string): boolean {
  const want = /^\^(\d+)\.(\d+)$/.exec(range);
  const have = /^(\d+)\.(\d+)$/.exec(served);
  if (!want || !have) return false;
  return want[1] === have[1] && Number(have[2]) >= Number(want[2]);
}

/**
 * What a remote exposes as its only module, `./area`.
 * The shell (or an embed) calls it with a platform; an area reaches for nothing else.
 */
export interface Area {
  /** Contract it was built against, `major.minor`. */
  readonly contract: `${number}.${number}`;
  /** The area's pages. Cheap and pure: called once per platform, in the browser and at the edge. */
  routes(platform: Platform): RouteObject[];
  /** Pieces other pages may show, by name, e.g. `latest-posts`. */
  readonly fragments?: Readonly<Record<string, FragmentLoader>>;
}

/** Loads a fragment's component for a platform; called when the fragment is first shown. */
export type FragmentLoader = (platform: Platform) => Promise<ComponentType<FragmentProps>>;

/** What the page that shows a fragment may tell it. Pieces that always show need none of it. */
export interface FragmentProps {
  /** For pieces that open over the page, as a drawer does. */
  readonly open?: boolean;
  onClose?(): void;
  /** Shown when the piece cannot be; nothing without it. Widgets and pages rendered on a server leave it out. */
  readonly instead?: ReactNode;
  /** Shown until the piece's code is there; nothing without it. */
  readonly meanwhile?: ReactNode;
  /** Runs when the piece cannot be shown. */
  onMissing?(): void;
}

/** What a route's `handle` may carry for the frame around the page. */
export interface PageHandle<Data = unknown> {
  /** Page metadata from the loader's answer; used by the shell and the edge, ignored in an embed. */
  meta?(data: Data | undefined, site: { readonly title: string }): PageMeta;
  /** Pages that show the slim header only, such as login. */
  readonly frame?: 'full' | 'slim' | 'none';
  /**
   * Brings the code that only customers need of the page. Its `import()` is a literal: documents ask for that code together
   * with the page's own, widgets leave it until somebody is logged in.
   */
  forCustomers?(): Promise<unknown>;
}

export interface PageMeta {
  readonly title: string;
  readonly description?: string;
  /** Schema.org objects for search engines, as JSON-LD. */
  readonly structuredData?: readonly Record<string, unknown>[];
}
