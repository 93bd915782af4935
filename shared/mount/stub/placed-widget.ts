import type { MountedWidget, WidgetOptions } from '../widget-settings.ts';
import { startEarlyCalls } from './early-calls.ts';
import { showFailure } from './failure-view.ts';
import type { WidgetValues } from './fill-path.ts';
import { isSignedIn, readOptions } from './read-options.ts';
import type { WidgetKind } from './stub-table.ts';

/** The module behind a remote's script. */
export interface WidgetModule {
  mount(element: HTMLElement, options: WidgetOptions): MountedWidget;
}

/** A widget's first page as the edge has rendered it; empty when it has not. */
export interface PreviewModule {
  /** Shows it in the element until `shop:ready` or `shop:error` is fired there. */
  show?(element: HTMLElement, storefrontUrl: string): void;
}

export interface WidgetCode {
  /** Address of `…/embed/`. */
  readonly base: string;
  /** Brings what is shown before the widget is there. */
  preview(options: WidgetOptions): Promise<PreviewModule>;
  /** Brings the widget's module and the code of its first page; rejects when either does not arrive. */
  load(kind: WidgetKind, isSignedIn: boolean): Promise<WidgetModule>;
}

/** One widget in one element, from before its code has arrived until it is taken away. */
export interface PlacedWidget {
  /** The widget once it is there. */
  readonly mounted: Promise<MountedWidget>;
  /**
   * Shows what the values say, or tries once more to show what they said. Never rejects: a failure leaves the element's
   * children there and fires `shop:error`.
   */
  show(values?: WidgetValues): Promise<void>;
  stop(): void;
}

export function placeWidget(
  element: HTMLElement,
  kind: WidgetKind,
  { base, load, preview }: WidgetCode,
): PlacedWidget {
  const { promise, resolve } = Promise.withResolvers<MountedWidget>();
  let widget: MountedWidget | undefined;
  let values: WidgetValues;
  let turn = 0;

  const show: PlacedWidget['show'] = async (next) => {
    if (!next && widget) return widget.retry();
    values = next ?? values;
    const own = ++turn;
    let dropEarlyCalls: (() => void) | undefined;
    try {
      const options = readOptions(values, kind.path, base);
      if (widget) return widget.update(options);
      if (values['loading'] === 'lazy' || 'reducedData' in values) await near(element);
      const known = isSignedIn(options);
      // Another page may stand in the address.
      if (!known && !('deepLink' in values && location.search)) {
        dropEarlyCalls = startEarlyCalls(kind.early, options, values);
        // Words in fonts that come later would move.
        if (kind.early[0] && !('fonts' in values))
          preview(options).then(
            ({ show }) => own === turn && show?.(element, options.storefrontUrl),
            // The widget does without.
            () => {},
          );
      }
      const { mount } = await load(kind, known);
      if (own === turn) resolve((widget = mount(element, options)));
    } catch (error) {
      dropEarlyCalls?.();
      if (own === turn++) fail((error as Error).message);
    }
  };

  const fail = (message: string) => {
    console.error(`<${element.localName}>: ${message}`);
    showFailure(element, () => void show());
    const details = { bubbles: true, composed: true, detail: { message } };
    element.dispatchEvent(new CustomEvent('shop:error', details));
  };

  const stop = () => {
    turn += 1;
    widget?.unmount();
    element.shadowRoot?.replaceChildren();
  };
  return { mounted: promise, show, stop };
}

/** Resolves once the element is on the screen or within a screen's reach of it. */
function near(element: Element): Promise<void> {
  return new Promise((resolve) => {
    const look = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        look.disconnect();
        resolve();
      },
      { rootMargin: '100%' },
    );
    look.observe(element);
  });
}
