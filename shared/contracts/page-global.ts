/** The answer to a call that was made before the code that wants it had come. */
export type EarlyAnswer = Promise<Response> & {
  /** Milliseconds since 1970 after which nobody takes it: the page may have known it from before, or have gone. */
  readonly until?: number;
};

/**
 * The one thing a page shares between everything of ours on it, whoever built it: under a registered symbol,
 * so that nothing is written to the page's own names. Version in the key: another major lives beside it.
 */
export interface PageGlobal extends PageFiles {
  /** Answers asked for before the code that wants them arrived, by full address. Taken once. */
  early?: Map<string, EarlyAnswer>;
  /** The same for widgets, by the key of their platform: another tenant's answer at the same address is another one. */
  earlyByShop?: Map<string, Map<string, EarlyAnswer>>;
  /** One platform per provider and tenant, so that the widgets of a page agree on session and cart. */
  platforms?: Map<string, unknown>;
  /** The page's policy lacks `connect-src` for the shop: code that failed to load stays so until the page is reloaded. */
  isFetchForbidden?: boolean;
  /** The files of widgets, which take what they import from one another. */
  widgetFiles?: WidgetFiles;
  /** The elements that scripts of the page have defined, by the path template that each shows first. */
  elements?: Map<string, string>;
  /** What the scripts of each shop on the page define, by the shop's origin and the tag name. Loaders add their tags at once. */
  shopScripts?: Map<string, Map<string, unknown>>;
  /** Called when a script has defined its elements. */
  onShopScript?: Set<() => void>;
  /** Query parameters that widgets keep their views in. */
  deepLinks?: Set<string>;
  /** What the page's widgets show, so that one can hand a path to another. */
  widgets?: Set<unknown>;
  /** Texts that the device did not keep, by their key in the storage: they last as long as the page. */
  deviceTexts?: Map<string, string | null>;
  /** Counts mounted widgets, so that ids made by React differ. */
  mounts?: number;
  /**
   * Parses HTML into a document that runs and loads nothing; null where the page's Trusted Types refuse. Set by the first
   * area that needs it, since a page allows the name of a policy once.
   */
  parseDocument?: ((html: string) => Document) | null;
  /** Clicks, submits and input on a rendered page before it is hydrated. */
  earlyEvents?: EarlyEvents;
  /** Offers another try where the page's code failed. */
  secondTry?: SecondTry;
  /** The shell's code runs: it deals with what fails from now on. */
  isShellStarted?: boolean;
  /** The document was drawn for field data; absent on all other pages. */
  sample?: FieldSample;
}

/** How the files of the storefront are loaded. */
export interface PageFiles {
  /**
   * Fetches modules' files when they are those with that integrity, each once, so that importing them cannot fail; rejects
   * when one is not, and tries again the next time.
   */
  fetchFiles?: (
    files: readonly (readonly [address: string, integrity: string])[],
    priority?: RequestPriority,
  ) => Promise<void>;
  /** Those of them that are being fetched or have been, by address: each with all that it was asked for with, which it may import. */
  fetchedFiles?: Map<string, Promise<void>>;
  /** The lists of files of the builds on the page, by the addresses of the modules that hold them. */
  integrityManifests?: Map<string, ManifestSource>;
  /** Runs an `import()` after fetching the module that it names; see `@shop/shared/modules`. Builds call it. */
  loadModule?: <Module>(load: () => Promise<Module>, from: string) => Promise<Module>;
}

/** How the files of widgets are loaded. */
export interface WidgetFiles extends PageFiles {
  /** What files import of one another, by the importing file's own address: only what was checked and imported before it. */
  imported?: (from: string) => (file: string) => unknown;
}

/** Measures a page, which it knows by what its shell hands in. */
interface FieldModule<Page extends readonly unknown[]> {
  measurePage(sample: FieldSample, ...page: Page): void;
}

/** A page whose field data is sent, and what went wrong on it before there was code to count that. */
export interface FieldSample {
  /** Name of the release set that the page is of. */
  readonly set: string;
  /** Whether the visitor allows it, or need not be asked; asked before anything is sent. */
  isAllowed(): boolean;
  /** Once the page has loaded and is idle: loads the module, and has it measure the page. */
  start<Page extends readonly unknown[]>(load: () => Promise<FieldModule<Page>>, ...page: Page): void;
  readonly errors: Event[];
  /** Called with uncaught errors, unhandled rejections and files that did not come. */
  onError(event: Event): void;
}

/** What a document does where its code failed: the page stays as it came, and a notice says so. */
export interface SecondTry {
  /** Shows the notice; called again when the other try has failed. @param tryAgain rejects when it failed */
  offer(tryAgain: () => Promise<void>): void;
  /** Removes the notice: the page works. */
  end(): void;
}

/** A module of a build that lists its files with their integrity; read with the first file that needs it. */
export interface ManifestSource {
  readonly integrity: string;
  content?: Promise<IntegrityManifest>;
}

/** What such a module exports. */
export interface IntegrityManifest {
  /** What the names of files count from, relative to the module's own address. */
  readonly base: string;
  /** By file: its integrity, and the files that it imports statically. */
  readonly files: Readonly<Record<string, readonly [integrity: string, ...imports: string[]]>>;
}

/** The shell calls these in this order. */
export interface EarlyEvents {
  /**
   * Whether Back or Forward has changed the address since the document came: it is being left for the document of that
   * address. Absent in documents of earlier edges.
   */
  leaveIfMoved?(): boolean;
  /** Removes all busy marks, so that React finds the page as it was rendered. */
  clearMarks(): void;
  /** Tells the hydrated components what was typed and checked before. */
  restoreFields(): void;
  /** Replays captured clicks and submits in order, and stops capturing. Once. */
  replay(): Promise<void>;
  /**
   * Called instead of the others when the page cannot be hydrated: follows the first captured link, and captures nothing more.
   * What needs code is disabled until `clearMarks`.
   */
  discard(): void;
}

/** Of the registered symbol. */
export const pageKey = 'shop.platform/1';

const key = Symbol.for(pageKey);

export function pageGlobal(): PageGlobal {
  const holder = globalThis as { [key]?: PageGlobal };
  return (holder[key] ??= {});
}
