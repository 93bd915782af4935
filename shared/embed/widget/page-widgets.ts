import { comingBackKey, pageGlobal, type ComingBack } from '@shop/shared/contracts';
import { shopKey, type WidgetOptions } from './widget-options.ts';
import type { WidgetRoot } from './widget-root.ts';

/** A widget as the others of its page see it. Widgets of several releases share these names. */
export interface PageWidget {
  /** Session and cart that it shares; see `shopKey`. */
  key(): string;
  /** Whether a path is one of its area's pages. */
  answers(path: string): boolean;
  /** Shows a path, scrolls to it and focuses it; a piece shows again what it has, without a way back to that. */
  show(path: string): void;
  /** A piece answers the one path that leads back to what was pressed in it; it goes before a widget that has all such pages. */
  readonly isPiece?: boolean;
}

/** Registers a widget with the page, across builds. Returns a function that unregisters it. */
export function registerWidget(widget: PageWidget): () => void {
  const widgets = pageWidgets();
  widgets.add(widget);
  return () => void widgets.delete(widget);
}

interface PageOpenerOptions {
  readonly element: HTMLElement;
  /** Where a dialog is put, and what scrolls to the widget. */
  readonly root: Pick<WidgetRoot, 'frame' | 'scrollToTop'>;
  readonly options: () => WidgetOptions;
  readonly widget: PageWidget;
  /** Resolves once the widget shows. */
  readonly ready: Promise<void>;
  readonly onError: (error: unknown) => void;
}

/** Opens pages of other areas without leaving the page. */
export interface PageOpener {
  /** Shows a path in a widget that has it, else in a dialog. False when no script of the page has it. */
  open(path: string): boolean;
  /** Shows how a payment ended, when the customer left this page for it and returns now. */
  showPaymentResult(): void;
}

export function createPageOpener(opener: PageOpenerOptions): PageOpener {
  const { element, root, options, widget, ready, onError } = opener;
  const window = element.ownerDocument.defaultView ?? globalThis.window;

  const openDialog = async (page: ComingBack) => {
    const [{ openWidgetDialog }] = await Promise.all([import('./widget-dialog.ts'), ready]);
    openWidgetDialog(element, root.frame, { ...page, given: options().given });
  };
  const showPaymentResult = async (storageKey: string) => {
    const { showPaymentResult } = await import('./payment-return.ts');
    const place = { element, scrollToTop: root.scrollToTop };
    await showPaymentResult({ window, storageKey, options: options(), widget, place, openDialog });
  };
  return {
    open(path) {
      const others = [...pageWidgets()].filter(
        (one) => one !== widget && one.key() === widget.key() && one.answers(path),
      );
      const other = others.find(({ isPiece }) => isPiece) ?? others[0];
      if (other) {
        other.show(path);
        element.dispatchEvent(new Event('shop:left'));
        return true;
      }
      const tag = pageGlobal().elements?.get(path.replace(/[?#].*/s, ''));
      if (tag) void openDialog({ tag, path }).catch(onError);
      return tag !== undefined;
    },
    showPaymentResult() {
      const storageKey = `${shopKey(options())}:${comingBackKey}`;
      if (isStored(window, storageKey)) void showPaymentResult(storageKey).catch(onError);
    },
  };
}

function isStored(window: Window, key: string): boolean {
  try {
    return key in window.sessionStorage;
  } catch {
    return false;
  }
}

function pageWidgets(): Set<PageWidget> {
  // `registerWidget` alone adds to it, of this build or another one.
  return (pageGlobal().widgets ??= new Set()) as Set<PageWidget>;
}
