/** A built file relative to `/embed/`, with its `integrity`. */
export type StubFile = readonly [file: string, integrity: string];

/** What a remote's script knows of its build; filled in when that is done. */
export interface StubTable {
  /** The files that some first page needs; the first is the widget's module. */
  readonly files: readonly StubFile[];
  /** How many of them, from the start, every page needs. */
  readonly always: number;
  /** Session and cart, for whoever is signed in. */
  readonly account: StubFile;
  readonly widgets: Readonly<Record<string, WidgetKind>>;
}

/** One custom element; templates name the attributes that fill them, e.g. `{slug}`. */
export interface WidgetKind {
  /** Template of the page it shows first. */
  readonly path: string;
  /** Templates of the calls to start at once, below the API base. */
  readonly early: readonly string[];
  /** What its first page needs besides, by place in the table's files. */
  readonly files: readonly number[];
}
