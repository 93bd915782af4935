import { pageGlobal } from '@shop/shared/contracts';

/** A widget of the page, as the others know it. */
export interface PageWidget {
  /** Session and cart that it shares; see `shopKey`. */
  key(): string;
  answers(path: string): boolean;
  /** Shows a path and brings itself before the shopper. */
  show(path: string): void;
}

/** Makes a widget known to the others of the page, whichever build they are of; gives the way to leave. */
export function joinPage(widget: PageWidget): () => void {
  const widgets = pageWidgets();
  widgets.add(widget);
  return () => void widgets.delete(widget);
}

/** Lets another widget of the same shop show a path; false when none on the page answers it. */
export function showElsewhere(own: PageWidget, path: string): boolean {
  const other = [...pageWidgets()].find(
    (widget) => widget !== own && widget.key() === own.key() && widget.answers(path),
  );
  other?.show(path);
  return other !== undefined;
}

function pageWidgets(): Set<PageWidget> {
  // What stands there was put there by `joinPage`, perhaps of another build.
  return (pageGlobal().widgets ??= new Set()) as Set<PageWidget>;
}
