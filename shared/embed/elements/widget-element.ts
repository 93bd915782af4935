import type { WidgetKind } from '../loader/loader-table.ts';
import { chooseScript } from './choose-script.ts';
import { placeWidget, type PlacedWidget } from './place-widget.ts';
import { optionNames, propertyName, type WidgetValues } from './read-options.ts';

/**
 * Defines a custom element. Its attributes are the options and the names in its path template. Scripts of several shops may
 * have it: which of them shows an element, its attributes say.
 */
export function defineWidget(tag: string, kind: WidgetKind): void {
  // The page may name the same script twice, or another release of it: the first definition stays.
  if (customElements.get(tag)) return;
  const attributes = [...optionNames, ...(kind.path.match(/(?<=\{)\w+/g) ?? [])];
  const widgets = new WeakMap<HTMLElement, PlacedWidget>();
  const updating = new WeakSet<HTMLElement>();

  const update = (element: HTMLElement) => {
    // Several attributes set in a row are one update.
    if (updating.has(element)) return;
    updating.add(element);
    queueMicrotask(() => {
      updating.delete(element);
      void widgets.get(element)?.show(attributeValues(element, attributes, kind));
    });
  };
  const widgetOf = (element: HTMLElement): PlacedWidget => {
    let widget = widgets.get(element);
    if (!widget) {
      const chooseAgain = () => update(element);
      const choose = (values: WidgetValues) => chooseScript(tag, values, chooseAgain);
      widgets.set(element, (widget = placeWidget(element, choose)));
      update(element);
    }
    return widget;
  };

  customElements.define(
    tag,
    class extends elementWithProperties(attributes) {
      static readonly observedAttributes = attributes;
      connectedCallback() {
        this.setEarlyProperties();
        widgetOf(this);
      }
      /** Lets `moveBefore` move the element without disconnecting it. */
      connectedMoveCallback() {}
      /** In another document it begins anew: style sheets and scripts are those of one document. */
      adoptedCallback() {
        widgets.get(this)?.stop();
        widgets.delete(this);
      }
      disconnectedCallback() {
        queueMicrotask(() => {
          if (this.isConnected) return;
          widgets.get(this)?.stop();
          widgets.delete(this);
        });
      }
      attributeChangedCallback() {
        if (widgets.has(this)) update(this);
      }
      /** Tries once more after `shop:error`. */
      retry() {
        return widgetOf(this).show();
      }
      /** Shows a page of the shop by its storefront path. */
      async navigate(path: string) {
        return (await widgetOf(this).mounted()).navigate(path);
      }
      /** Loads the data of the page again. */
      async refresh() {
        return (await widgetOf(this).mounted()).refresh();
      }
    },
  );
}

/** A base class whose elements have a property for each of the attributes. */
function elementWithProperties(attributes: readonly string[]) {
  class Base extends HTMLElement {
    /** A property set before the element was defined hides the class's own: it is removed and set again. */
    setEarlyProperties(): void {
      for (const name of attributes.map(propertyName)) {
        if (!Object.hasOwn(this, name)) continue;
        const early: unknown = Reflect.get(this, name);
        Reflect.deleteProperty(this, name);
        Reflect.set(this, name, early);
      }
    }
  }
  for (const attribute of attributes) {
    Object.defineProperty(Base.prototype, propertyName(attribute), {
      configurable: true,
      enumerable: true,
      get(this: HTMLElement) {
        return this.getAttribute(attribute);
      },
      set(this: HTMLElement, value: string | number | boolean | null | undefined) {
        if (value == null || value === false) this.removeAttribute(attribute);
        else this.setAttribute(attribute, value === true ? '' : `${value}`);
      },
    });
  }
  return Base;
}

const booleanAttributes = /deep|font|reduc/;

/**
 * By property name. An empty attribute counts as missing, unless its presence alone has a meaning; React 18 writes such ones
 * as `true` and `false`.
 */
function attributeValues(
  element: HTMLElement,
  attributes: readonly string[],
  { flags = [] }: WidgetKind,
): WidgetValues {
  const values: Record<string, string> = {};
  for (const attribute of attributes) {
    if (flags.includes(attribute)) {
      if ((element.getAttribute(attribute) ?? 'false') !== 'false') values[attribute] = 'true';
      continue;
    }
    const isBoolean = booleanAttributes.test(attribute);
    const text = element.getAttribute(attribute);
    const value = isBoolean && text === 'true' ? '' : text;
    if (isBoolean ? value !== null && value !== 'false' : value)
      values[propertyName(attribute)] = value as string;
  }
  return values;
}
