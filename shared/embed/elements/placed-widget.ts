import { deferred, type PreviewModule } from '@shop/shared/contracts';
import type { WidgetKind } from '../loader/loader-table.ts';
import type { MountedWidget } from '../widget-settings.ts';
import { startEarlyCalls } from './early-calls.ts';
import type { WidgetValues } from './fill-path.ts';
import { fail } from './fail.ts';
import { isSignedIn, readOptions } from './read-options.ts';
import { showPreview } from './show-preview.ts';
import type { WidgetCode } from './widget-code.ts';
import { nameOf } from './with-properties.ts';

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
  const mounted = deferred<MountedWidget>();
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
      const loading = load(kind, known);
      // Another page may stand in the address.
      if (!known && !('deepLink' in values && location.search)) {
        let offer: Promise<PreviewModule> | undefined;
        // Words in fonts that come later would move.
        if (kind.early[0] && !('fonts' in values)) {
          // The widget does without.
          const rendered = preview(kind, (attribute) => values[nameOf(attribute)]).catch(() => ({}));
          void rendered.then((page) => own === turn && showPreview(element, options.storefrontUrl, page));
          offer = Promise.race([rendered, loading.then(noPreviewAfterOneSecond)]);
        }
        dropEarlyCalls = startEarlyCalls(kind.early, options, values, offer);
      }
      const { mount } = await loading;
      if (own === turn) mounted.resolve((widget = mount(element, options)));
    } catch (error) {
      dropEarlyCalls?.();
      if (own === turn++) fail(element, error as Error, () => void show());
    }
  };

  const stop = () => {
    turn += 1;
    widget?.unmount();
    element.shadowRoot?.replaceChildren();
  };
  return { mounted: mounted.promise, show, stop };
}

/** Loaded code does not wait for ever for the preview. */
function noPreviewAfterOneSecond(): Promise<PreviewModule> {
  return new Promise((resolve) => {
    setTimeout(resolve, 1000, {});
  });
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
