import type { ComponentType, ReactNode } from 'react';
import type { RouteObject, LoaderFunction } from 'react-router-dom';
import type { Platform } from './platform.ts';

/** The contract version of this source tree: what areas built here are built against. */
export const contractVersion = '1.0';

/** The contract versions that a shell built here serves: this one, and the one before while areas still need it. */
export const contracts: readonly string[] = [contractVersion];

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

/** What an area's release and its code say of the contract. */
export interface ContractNeeds {
  /** Range that the release asks for, e.g. `^1.0`. */
  readonly requires: string;
  /** Version that its code was built against; unknown before that is loaded. */
  readonly contract?: string | undefined;
}

/** Whether one of the served contracts has what an area needs. */
export function servesArea(
  { requires, contract }: ContractNeeds,
  served: readonly string[] = contracts,
): boolean {
  return served.some(
    (each) =>
      servesContract(each, requires) && (contract === undefined || servesContract(each, `^${contract}`)),
  );
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
  /** Components that pages of other areas may show, by name, e.g. `latest-posts`. */
  readonly fragments?: Readonly<Record<string, FragmentLoader>>;
  /**
   * The pages that search engines, feed readers and assistants are told of, as the provider has them at the moment. On a
   * server only. Rejects where they cannot be read in full: the earlier list then stands.
   */
  listPages?(platform: Platform, signal: AbortSignal): Promise<readonly ListedPage[]>;
}

/** A page as sitemap, feeds and `llms.txt` name it. */
export interface ListedPage {
  /** Storefront path with the query that makes it a page of its own, e.g. `/products?category=maki`. */
  readonly path: string;
  readonly title: string;
  /** Plain text. */
  readonly description?: string;
  /** Under which heading `llms.txt` has it. */
  readonly section?: string;
  /** When its content changed last, ISO 8601; absent where nobody says so. */
  readonly changed?: string;
  /** For pages that a feed carries: when they were published, ISO 8601, and by whom. */
  readonly entry?: { readonly published: string; readonly author: string };
}

/** Loads a fragment's component for a platform; called when the fragment is first shown. */
export type FragmentLoader = (platform: Platform) => Promise<ComponentType<FragmentProps>>;

/** What a page may pass to a fragment; all optional. */
export interface FragmentProps {
  /** For fragments that open over the page, such as a drawer. */
  readonly open?: boolean;
  onClose?(): void;
  /** Shown when the fragment cannot be loaded or throws. Widgets and server rendering leave it out. */
  readonly instead?: ReactNode;
  /** Shown until the fragment's code has loaded. */
  readonly meanwhile?: ReactNode;
  /** Runs when the fragment cannot be loaded or throws. */
  onMissing?(): void;
}

/** A route's `handle`: what the frame around the page reads. */
export interface PageHandle<Data = unknown> {
  /** Page metadata from the loader's answer; used by the shell and the edge, ignored in an embed. */
  meta?(data: Data | undefined, site: { readonly title: string }): PageMeta;
  /** Pages that show the slim header only, such as login. */
  readonly frame?: 'full' | 'slim' | 'none';
  /**
   * Imports the code that only signed-in customers need on the page. Its `import()` is a literal, since the build reads it:
   * documents preload that code with the page's, widgets load it after a login.
   */
  forCustomers?(): Promise<unknown>;
}

export interface PageMeta {
  readonly title: string;
  /** Plain text. */
  readonly description?: string;
  /** What a link to the page shows elsewhere, beside title and description. Read on servers alone. */
  readonly preview?: LinkPreview;
  /**
   * Schema.org objects for search engines, as JSON-LD. Read on servers alone. Addresses may be paths of the shop: the edge
   * makes them whole.
   */
  readonly structuredData?: readonly object[];
}

/** See https://ogp.me. */
export interface LinkPreview {
  /** `website` when absent. */
  readonly type?: 'article' | 'product';
  /** Its address, absolute or a path of the shop, and what it shows. */
  readonly image?: { readonly url: string; readonly alt?: string };
  /** Of an article, ISO 8601. */
  readonly published?: string;
  /** Of a product: decimal text and currency code. */
  readonly price?: { readonly amount: string; readonly currency: string };
}

/** What `src/pieces/<tag>.tsx` of an area exports: a small part of the shop for pages of others, as `area.json` describes it. */
export interface Piece {
  /** Loads its data; what it rejects with shows as a failure. The request's address has the element's attributes. */
  loader?(platform: Platform): LoaderFunction;
  readonly Component: ComponentType;
  /**
   * Whether it shows a storefront path that another part of the page leads to, such as the product that a login leads back to.
   * @param own the piece's own path, without a query
   * @param storagePrefix of its keys
   */
  answers?(path: string, own: string, storagePrefix: string): boolean;
  /** It stands in a line of words, as wide as its content. */
  readonly isInline?: boolean;
}
