/** A built file relative to `/embed/`, with its `integrity`. */
export type LoaderFile = readonly [file: string, integrity: string];

/** What a remote's script knows of its build; filled in when that is done. */
export interface LoaderTable {
  /** The module that defines elements, which is the same for all remotes. */
  readonly elements: LoaderFile;
  /** The files that some first page needs: the widget's module, session and cart, for whoever is signed in, and others. */
  readonly files: readonly LoaderFile[];
  readonly widgets: Readonly<Record<string, WidgetKind>>;
}

/** One custom element; templates name the attributes that fill them, e.g. `{slug}`. */
export interface WidgetKind {
  /** Template of the page it shows first. */
  readonly path: string;
  /** Templates of the calls to start at once, below the API base. */
  readonly early: readonly string[];
  /** What its first page needs, by place in the table's files. */
  readonly files: readonly number[];
}
