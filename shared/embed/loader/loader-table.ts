import type { PreviewModule, ShopSettings } from '@shop/shared/contracts';
import type { MountedWidget, WidgetOptions } from '../widget/widget-options.ts';

/** Group of the style registry with the styles that all widgets have, before their code too. */
export const baseStyles = 'shop-base';

/** A built file relative to `/embed/`, with its `integrity`. */
export type LoaderFile = readonly [file: string, integrity: string];

/** What the build writes into a remote's loader. */
export interface LoaderTable {
  /** The module that defines elements, which is the same for all remotes. */
  readonly elements: LoaderFile;
  /** Files that first pages need. The first is the widget's module, the second session and cart, for customers. */
  readonly files: readonly LoaderFile[];
  /** By tag name. */
  readonly widgets: Readonly<Record<string, WidgetKind>>;
  /** They are pieces, which have no preview. */
  readonly isOfPieces?: boolean;
  /** In what the edge puts together: the files take one another from what was imported, so an older loader cannot load them. */
  readonly inTurn?: boolean;
}

/** Values that a script's address gives to all its elements, by property name, e.g. `open`. */
export type ScriptDefaults = Readonly<Record<string, string>>;

/** A call to start at once: its name, and its address below the API base with the `{name}` parts that attributes fill. */
export type EarlyTemplate = readonly [call: string, template: string];

/** One custom element; templates name the attributes that fill them, e.g. `{slug}`. */
export interface WidgetKind {
  /** Template of the page it shows first. */
  readonly path: string;
  readonly early: readonly EarlyTemplate[];
  /** What its first page needs to show, as indexes of the table's files. */
  readonly files: readonly number[];
  /** What loads the data of that page. */
  readonly loading: readonly number[];
  /** The style texts of that page, which its preview needs too. A kind without has no preview. */
  readonly styles?: readonly number[];
  /** Attributes that only need to be there. */
  readonly flags?: readonly string[];
}

/** The module behind a remote's loader. */
export interface WidgetModule {
  mount(element: HTMLElement, options: WidgetOptions): MountedWidget;
}

/** What shows of a preview, once its styles are registered. */
export interface PreviewPage extends Pick<PreviewModule, 'tree'> {
  /** Group of the style registry that they are in. */
  readonly styleGroup?: string;
}

/** What a loader does for its elements. */
export interface WidgetCode {
  /** Address of `…/embed/`. */
  readonly base: string;
  /** The shop that the script comes from; empty in a script that is served without it, as a pinned one. */
  readonly shop: Partial<ShopSettings>;
  /** They are pieces, which show no pages for others. */
  readonly isOfPieces?: boolean | undefined;
  /** What elements are given that say nothing else. */
  readonly defaults?: ScriptDefaults | undefined;
  /** None: elements of an earlier release ask for it, and would wait for its data to show it. */
  preview(): Promise<PreviewModule>;
  /**
   * Loads the preview of a first page, by values of attributes: the page, and its data. A second call for the same page gets the
   * same modules, for a minute.
   */
  previewParts?(
    kind: WidgetKind,
    value: (attribute: string) => string | null | undefined,
  ): readonly [page: Promise<PreviewPage>, data: Promise<PreviewModule>];
  /**
   * Loads the widget's module and the code of its first page; rejects when a file of them fails.
   * @param hasData leaves out what loads the data of that page; unless given, so does a visitor's page without a first call,
   *   since that is about a customer
   */
  load(kind: WidgetKind, isSignedIn: boolean, hasData?: boolean): Promise<WidgetModule>;
}
