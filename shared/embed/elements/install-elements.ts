import { pageGlobal } from '@shop/shared/contracts';
import type { WidgetKind } from '../loader/loader-table.ts';
import type { WidgetValues } from './fill-path.ts';
import { placeWidget } from './placed-widget.ts';
import type { WidgetCode } from './widget-code.ts';
import { defineWidget } from './widget-element.ts';

/** Which of the script's widgets to show, and its attributes by property name. */
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

/** Defines a remote's custom elements; those that are there already stay as they are. */
export function installElements(code: WidgetCode, widgets: Readonly<Record<string, WidgetKind>>): Mount {
  const elements = (pageGlobal().elements ??= new Map());
  for (const [tag, kind] of Object.entries(widgets)) {
    elements.set(kind.path, tag);
    defineWidget(tag, kind, code);
  }

  return (element, values) => {
    const kind = widgets[values.widget];
    if (!kind) throw Error(`There is no widget "${values.widget}" here`);
    const { show, mounted, stop } = placeWidget(element, kind, code);
    let current = values;
    const update = (changes: Partial<MountValues>) => {
      current = { ...current, ...changes };
      void show(asText(current));
    };
    update({});
    return {
      update,
      navigate: async (path) => (await mounted).navigate(path),
      refresh: async () => (await mounted).refresh(),
      unmount: stop,
    };
  };
}

function asText(values: MountValues): WidgetValues {
  const given = Object.entries(values).filter(
    ([, value]) => value != null && value !== '' && value !== false,
  );
  return Object.fromEntries(given.map(([name, value]) => [name, value === true ? '' : `${value}`]));
}
