import { isServedBrowser, pageGlobal, servedBrowsers } from '@shop/shared/contracts';
import { createFetchFiles } from '@shop/shared/modules';
import type { ElementsModule, Mount, WidgetCode, WidgetModule } from '../elements/index.ts';
import type { LoaderFile, LoaderTable, WidgetKind } from './loader-table.ts';

/**
 * Asks at once for all that the elements of the page need to show their first pages, and has them defined. Where the code
 * for that does not come, `shop:error` tells, and it is tried again after a while; in a browser below the floor it tells so.
 * @param script address of the script, `…/embed/<remote>.js`
 * @returns mounts a widget as soon as the code for that is there
 */
export function startWidgets(table: LoaderTable, script: string): Mount {
  const { elements, widgets } = table;
  const onPage = () => [...document.querySelectorAll<HTMLElement>(Object.keys(widgets).join())];
  const tell = (message: string) => {
    const detail = { message };
    for (const element of onPage())
      element.dispatchEvent(new CustomEvent('shop:error', { bubbles: true, composed: true, detail }));
  };
  if (!isServedBrowser()) {
    const message = `This browser is too old for the shop: it needs ${servedBrowsers}.`;
    console.error(message);
    tell(message);
    return () => {
      throw Error(message);
    };
  }

  const base = new URL('.', script).href;
  const code = widgetCode(table, script, base);
  const defining = importFile(base, [elements]);
  askEarly(code, widgets, onPage());
  const define = async (arriving: Promise<unknown>, pause: number): Promise<Mount> => {
    try {
      return ((await arriving) as ElementsModule).installElements(code, widgets);
    } catch (error) {
      tell((error as Error).message);
      await new Promise((resolve) => setTimeout(resolve, pause));
      return define(importFile(base, [elements]), pause * 2);
    }
  };
  const mounting = define(defining, 1000);
  return (element, values) => {
    const widget = mounting.then((mount) => mount(element, values));
    return {
      update: (changes) => void widget.then(({ update }) => update(changes)),
      navigate: async (path) => (await widget).navigate(path),
      refresh: async () => (await widget).refresh(),
      unmount: () => void widget.then(({ unmount }) => unmount()),
    };
  };
}

/** Fetches files below `/embed/` with their integrity, and imports the first. */
async function importFile(base: string, files: readonly LoaderFile[]): Promise<unknown> {
  const fetchFiles = (pageGlobal().fetchFiles ??= createFetchFiles());
  await fetchFiles(files.map(([file, integrity]) => [base + file, integrity]));
  const [first = ['']] = files;
  return import(/* @vite-ignore */ base + first[0]);
}

function widgetCode({ elements, files }: LoaderTable, script: string, base: string): WidgetCode {
  return {
    base,
    preview({ path }, value) {
      const query = new URLSearchParams({
        path: path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(value(name) ?? '')),
        apiBase: value('api-base'),
        tenant: value('tenant'),
        // What is not there is no shop's.
      } as Record<string, string>);
      return import(/* @vite-ignore */ script.replace(/\.js.*/, '/preview.js?') + query);
    },
    load(kind, isSignedIn) {
      const wanted = files.filter((_, place) => kind.files.includes(place) || (isSignedIn && place === 1));
      // Its code imports the elements' file, so that has to be the right one, too. The build's own module, whose shape the
      // generated entry fixes.
      return importFile(base, [...wanted, elements]) as Promise<WidgetModule>;
    },
  };
}

/** Asks for what the elements will ask for; they get what is on its way then, and hear of what went wrong. */
function askEarly(
  code: WidgetCode,
  widgets: Readonly<Record<string, WidgetKind>>,
  elements: readonly HTMLElement[],
): void {
  let isSignedIn = false;
  try {
    isSignedIn = Object.keys(localStorage).some((key) => key.endsWith(':authToken'));
  } catch {
    // Nobody can be signed in there.
  }
  for (const element of elements) {
    const kind = widgets[element.localName];
    if (!kind || element.matches('[loading=lazy],[reduced-data]')) continue;
    const isRendered = kind.early[0] && !isSignedIn && !element.matches('[fonts],[deep-link]');
    void Promise.allSettled([
      isRendered && code.preview(kind, (name) => element.getAttribute(name)),
      code.load(kind, isSignedIn),
    ]);
  }
}
