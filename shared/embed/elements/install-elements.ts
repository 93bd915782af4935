import { pageGlobal } from '@shop/shared/contracts';
import type { LoaderTable, WidgetCode } from '../loader/loader-table.ts';
import { placeWidget, type PlacedWidget } from './place-widget.ts';
import type { WidgetValues } from './read-options.ts';
import { addScript } from './choose-script.ts';
import { defineWidget } from './widget-element.ts';

/** Which of the loader's widgets to show, and its attributes by property name. */
export interface MountValues {
  /** Tag name, e.g. `shop-menu`. */
  readonly widget: string;
  readonly [name: string]: string | number | boolean | undefined;
}

/** Renders a widget in any element; what `/embed/<remote>.js` exports besides defining its elements. */
export type Mount = (
  element: HTMLElement,
  values: MountValues,
) => {
  update(values: Partial<MountValues>): void;
  navigate(path: string): Promise<void>;
  refresh(): Promise<void>;
  unmount(): void;
};

/** The file that loaders import to have their elements defined. */
export interface ElementsModule {
  readonly installElements: typeof installElements;
}

/** Defines a remote's custom elements; those that are defined already stay as they are. */
export function installElements(code: WidgetCode, widgets: LoaderTable['widgets']): Mount {
  const elements = (pageGlobal().elements ??= new Map());
  for (const [tag, kind] of Object.entries(widgets)) {
    if (!code.isOfPieces) elements.set(kind.path, tag);
    addScript(tag, { kind, code });
    defineWidget(tag, kind);
  }
  for (const call of pageGlobal().onShopScript ?? []) call();

  return (element, values) => {
    const kind = widgets[values.widget];
    if (!kind) throw Error(`There is no widget "${values.widget}" here`);
    prepareElement(element);
    mounts.get(element)?.stop();
    const widget = placeWidget(element, () => ({ kind, code }));
    mounts.set(element, widget);
    const { show, mounted, stop } = widget;
    let current = values;
    const update = (changes: Partial<MountValues>) => {
      current = { ...current, ...changes };
      void show(toAttributeValues(current));
    };
    update({});
    return {
      update,
      navigate: async (path) => (await mounted()).navigate(path),
      refresh: async () => (await mounted()).refresh(),
      unmount: stop,
    };
  };
}

/** What `mount` has placed: a second widget takes the first one's place. */
const mounts = new WeakMap<HTMLElement, PlacedWidget>();

/** Gives it a shadow root. @throws Error in the page author's words when it can have none */
function prepareElement(element: HTMLElement | null): void {
  if (!element) throw Error('The element for the widget is missing');
  try {
    if (!element.shadowRoot) element.attachShadow({ mode: 'open' });
  } catch {
    throw Error(`<${element.localName}> can hold no widget: put a <div> into it`);
  }
}

function toAttributeValues(values: MountValues): WidgetValues {
  const given = Object.entries(values).filter(
    ([, value]) => value != null && value !== '' && value !== false,
  );
  return Object.fromEntries(given.map(([name, value]) => [name, value === true ? '' : `${value}`]));
}
