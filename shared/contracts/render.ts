import type { Area, ListedPage, PageMeta } from './area.ts';
import type { BootRecord } from './boot.ts';

/** Input of the shell's server output for one page. */
export interface RenderOptions {
  /** Absolute address of the page; its signal aborts the rendering. */
  readonly request: Request;
  /** The same record that the document carries. */
  readonly boot: BootRecord;
  /** The area of the path, from its own server output; absent for an unknown path. */
  readonly area?: { readonly name: string; readonly area: Area } | undefined;
  /** Sends the provider's calls, without credentials: pages are rendered for a visitor. */
  readonly fetch: typeof fetch;
  /** Milliseconds to wait for deferred data before the page is sent without it. */
  readonly deferredTimeout: number;
}

export interface RenderedPage {
  /** HTTP status of the page: 200, 404, or what a failed loader stands for. */
  readonly status: number;
  /** Address of a redirect in place of the page. */
  readonly redirect?: string;
  /** Content of `#shop`. */
  readonly html: string;
  /** What the browser hydrates with, as JSON; goes into `<script id="shop-hydration">`. */
  readonly hydration: unknown;
  readonly meta: PageMeta;
  /** Of `listPages` alone. */
  readonly pages?: readonly ListedPage[];
}

/**
 * The provider failed for the page's main data, so that a browser could not show it either at the moment. Recognised by its
 * name, since shell and edge are built apart.
 */
export class PageUnavailable extends Error {
  override readonly name = 'PageUnavailable';
  /** The provider could not be reached at all, so other pages would fail, too. */
  readonly silent: boolean;

  constructor(cause: Error, silent: boolean) {
    super(`The provider failed: ${cause.message}`, { cause });
    this.silent = silent;
  }
}

export function isPageUnavailable(error: unknown): error is PageUnavailable {
  return error instanceof Error && error.name === 'PageUnavailable';
}

/**
 * Exports of the shell's server output, `server/entry.js`: `renderPage` gives a whole page, `renderPreview` the same page as a
 * widget shows it, without the frame, and its loaders' answers by route id, or null, to hydrate it. Both reject when the page cannot be
 * rendered, with `PageUnavailable` where that is the provider's failure. `listPages` gives no HTML, but the area's pages.
 */
export type RenderPage = (options: RenderOptions) => Promise<RenderedPage>;
