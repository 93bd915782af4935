import type { WidgetValues } from './fill-path.ts';
import { placeWidget, type PlacedWidget } from './placed-widget.ts';
import type { WidgetCode } from './widget-code.ts';
import { nameOf, withProperties } from './with-properties.ts';
import { optionNames } from './read-options.ts';
import type { WidgetKind } from '../loader/loader-table.ts';

/** Defines a custom element. Its attributes are the options and the names in its path template. */
export function defineWidget(tag: string, kind: WidgetKind, code: WidgetCode): void {
  // The same script twice, or another release of it: the first one stays.
  if (customElements.get(tag)) return;
  const attributes = [...optionNames, ...(kind.path.match(/(?<=\{)\w+/g) ?? [])];
  const widgets = new WeakMap<HTMLElement, PlacedWidget>();
  const changing = new WeakSet<HTMLElement>();

  const change = (element: HTMLElement) => {
    // Several attributes set in a row are one change.
    if (changing.has(element)) return;
    changing.add(element);
    queueMicrotask(() => {
      changing.delete(element);
      void widgets.get(element)?.show(valuesOf(element, attributes));
    });
  };
  const placed = (element: HTMLElement): PlacedWidget => {
    let widget = widgets.get(element);
    if (!widget) {
      widgets.set(element, (widget = placeWidget(element, kind, code)));
      change(element);
    }
    return widget;
  };

  customElements.define(
    tag,
    class extends withProperties(attributes) {
      static readonly observedAttributes = attributes;
      connectedCallback() {
        this.replay();
        placed(this);
      }
      /** Being here at all, it lets `moveBefore` move the element without taking it out. */
      connectedMoveCallback() {}
      disconnectedCallback() {
        queueMicrotask(() => {
          if (this.isConnected) return;
          widgets.get(this)?.stop();
          widgets.delete(this);
        });
      }
      attributeChangedCallback() {
        if (widgets.has(this)) change(this);
      }
      /** Tries once more after `shop:error`. */
      retry() {
        return placed(this).show();
      }
      /** Shows a page of the shop by its storefront path. */
      async navigate(path: string) {
        return (await placed(this).mounted).navigate(path);
      }
      /** Loads the data of the page anew. */
      async refresh() {
        return (await placed(this).mounted).refresh();
      }
    },
  );
}

const flags = /deep|font|reduc/;

/** By property name. An empty attribute is one that is not there, but for those that only need to be there. */
function valuesOf(element: HTMLElement, attributes: readonly string[]): WidgetValues {
  const values: Record<string, string> = {};
  for (const attribute of attributes) {
    const value = element.getAttribute(attribute);
    if (value || (value === '' && flags.test(attribute))) values[nameOf(attribute)] = value;
  }
  return values;
}
