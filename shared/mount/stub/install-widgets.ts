import { pageGlobal } from '@shop/shared/contracts';
import { createBring } from './bring.ts';
import type { WidgetValues } from './fill-path.ts';
import { placeWidget, type PreviewModule, type WidgetCode, type WidgetModule } from './placed-widget.ts';
import type { StubTable } from './stub-table.ts';
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

/**
 * Defines a remote's custom elements. Nothing else is loaded before one of them is on the page.
 * @param script address of the script, somewhere below `…/embed/`
 */
export function installWidgets({ files, always, account, widgets }: StubTable, script: string): Mount {
  const base = script.replace(/(.*\/embed\/).*/s, '$1');
  const page = pageGlobal();
  const bring = (page.bring ??= createBring());
  const elements = (page.elements ??= new Map());
  const [entry = ''] = files[0] ?? [];
  const code: WidgetCode = {
    base,
    async preview({ path, apiBase, tenant }) {
      const query = new URLSearchParams({ path, apiBase, tenant: `${tenant}` });
      const address = `${base + entry.replace(/\/.*/, '')}/preview.js?${query}`;
      // The edge's own module.
      return (await import(/* @vite-ignore */ address)) as PreviewModule;
    },
    async load(kind, isSignedIn) {
      const wanted = files.filter((_, index) => index < always || kind.files.includes(index));
      if (isSignedIn) wanted.push(account);
      await Promise.all(wanted.map(async ([file, integrity]) => bring(base + file, integrity)));
      // The build's own entry, whose shape the generated module fixes.
      return (await import(/* @vite-ignore */ base + entry)) as WidgetModule;
    },
  };
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
