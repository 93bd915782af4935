import {
  isServedBrowser,
  isShownAgain,
  pageGlobal,
  servedBrowsers,
  type PreviewModule,
  type ShopErrorCode,
  type ShopSettings,
} from '@shop/shared/contracts';
import { createFetchFiles, pageFiles } from '@shop/shared/modules';
import type { ElementsModule, Mount } from '../elements/install-elements.ts';
import type { LoaderFile, LoaderTable, ScriptDefaults, WidgetCode, WidgetModule } from './loader-table.ts';

/**
 * Requests at once all that the elements of the page need to show their first pages, and has them defined. When the file
 * that defines them fails, or the browser is below the floor, fires `shop:error` on each element.
 * @param script address of the loader, `…/embed/<remote>.js`
 * @param shop the storefront's own, where the edge has put it in front of the script
 * @param defaults what elements are given that say nothing else
 * @returns mounts a widget as soon as the code for that is loaded
 */
export function startWidgets(
  table: LoaderTable,
  script: string,
  shop: Partial<ShopSettings>,
  defaults?: ScriptDefaults,
): Mount {
  const { elements, widgets } = table;
  const onPage = () => [...document.querySelectorAll<HTMLElement>(Object.keys(widgets).join())];
  const fireError = (message: string, code: ShopErrorCode) => {
    const detail = { message, code };
    for (const element of onPage())
      element.dispatchEvent(new CustomEvent('shop:error', { bubbles: true, composed: true, detail }));
  };
  if (!isServedBrowser()) {
    const message = `This browser is too old for the shop: it needs ${servedBrowsers}.`;
    console.error(message);
    fireError(message, 'browser');
    return () => {
      throw Error(message);
    };
  }

  const base = new URL('.', script).href;
  // For the page's owner: looks for what keeps widgets from working. The browser says what keeps that out. It has no hash: a
  // pinned script, which comes without settings, loads no such code because of an address that anybody may write.
  if (shop.apiBase && /[?&]shop-doctor\b/.test(location.search))
    void import(/* @vite-ignore */ base + 'doctor.js');
  const code = { ...widgetCode(table, base, shop), defaults };
  const { origin } = new URL(base);
  const scripts = (pageGlobal().shopScripts ??= new Map<string, Map<string, unknown>>());
  const own = scripts.get(origin) ?? new Map<string, unknown>();
  scripts.set(origin, own);
  // What they are follows with the elements' file.
  for (const tag of Object.keys(widgets)) if (!own.has(tag)) own.set(tag, undefined);
  const loading = importFile(base, [elements]);
  requestFirstPages(code, widgets, onPage());
  /** Requests a failed file again after `pause` ms, then after twice as long. */
  const define = async (file: Promise<unknown>, pause: number): Promise<Mount> => {
    try {
      return ((await file) as ElementsModule).installElements(code, widgets);
    } catch (error) {
      fireError((error as Error).message, 'files');
      await new Promise((resolve) => setTimeout(resolve, pause));
      return define(importFile(base, [elements]), pause * 2);
    }
  };
  const defined = define(loading, 1000);
  return (element, values) => {
    const widget = defined.then((mount) => mount(element, values));
    return {
      update: (changes) => void widget.then(({ update }) => update(changes)),
      navigate: async (path) => (await widget).navigate(path),
      refresh: async () => (await widget).refresh(),
      unmount: () => void widget.then(({ unmount }) => unmount()),
    };
  };
}

/** Fetches files below `/embed/` with their integrity, each before what it imports, and gives the first. */
async function importFile(base: string, files: readonly LoaderFile[]): Promise<unknown> {
  const page = pageFiles();
  const fetchFiles = (page.fetchFiles ??= createFetchFiles(page));
  // For files of areas that were built earlier.
  pageGlobal().fetchFiles ??= fetchFiles;
  await fetchFiles(files.map(([file, integrity]) => [base + file, integrity]));
  const [first = ['']] = files;
  return import(/* @vite-ignore */ base + first[0]);
}

/**
 * For as long a preview counts that a page has asked for, in milliseconds. To a browser it is one module for as long as the document
 * lives, and a file that it need not ask for again where it shows the document again, with Back or in a tab that it restores: then another
 * address is asked for.
 */
const previewMs = 60_000;

/** What a loader does for the elements of a table. */
export function widgetCode(
  { elements, files, isOfPieces }: LoaderTable,
  base: string,
  shop: Partial<ShopSettings>,
): WidgetCode & Required<Pick<WidgetCode, 'previewParts'>> {
  const previews = new Map<string, { readonly since: number; readonly again: string }>();
  return {
    base,
    shop,
    isOfPieces,
    preview: () => Promise.resolve({}),
    previewParts({ path, styles = [] }, value) {
      const query = new URLSearchParams({
        path: path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(value(name) ?? '')),
        apiBase: value('api-base') || shop.apiBase,
        tenant: value('tenant') || shop.tenant,
        // A missing attribute becomes a text that is no shop's: the preview is empty then.
      } as Record<string, string>).toString();
      const now = Date.now();
      let preview = previews.get(query);
      if (!preview || now - preview.since > previewMs) {
        preview = { since: now, again: preview || isShownAgain() ? `&at=${now}` : '' };
        previews.set(query, preview);
      }
      const { again } = preview;
      // Beside the widget's own module: another release may render the page in another way.
      const [first = ['']] = files;
      const styleGroup = first[0].replace(/[^/]*$/, '');
      const load = (part: string): Promise<PreviewModule> =>
        import(/* @vite-ignore */ base + styleGroup + 'preview.js?' + query + again + part);
      // What is seen waits for no data.
      // They import each other, and the elements' file.
      const sheets = files.filter((_, index) => styles.includes(index));
      const page = Promise.all([
        load('&part=page'),
        ...sheets.map((sheet) => importFile(base, [sheet, ...sheets, elements])),
      ]);
      return [page.then(([{ tree }]) => ({ tree, styleGroup })), load('&part=data')];
    },
    load(kind, isSignedIn, hasData = !isSignedIn && !kind.early[0]) {
      const indexes = hasData ? kind.files : [...kind.files, ...kind.loading];
      const needed = files.filter((_, index) => indexes.includes(index) || (isSignedIn && index === 1));
      // The widget's code imports the elements' file, so its integrity is checked here as well. The generated entry
      // fixes the module's shape.
      return importFile(base, [...needed, elements]) as Promise<WidgetModule>;
    },
  };
}

/** Requests what the elements will request once they are defined; they share the requests and report their failures. */
function requestFirstPages(
  code: WidgetCode & Required<Pick<WidgetCode, 'previewParts'>>,
  widgets: LoaderTable['widgets'],
  elements: readonly HTMLElement[],
): void {
  let isSignedIn = false;
  try {
    isSignedIn = Object.keys(localStorage).some((key) => key.endsWith(':authToken'));
  } catch {
    // Without storage nobody is signed in.
  }
  for (const element of elements) {
    const kind = widgets[element.localName];
    if (!kind || element.matches('[loading=lazy],[reduced-data],[shop]')) continue;
    const { defaults } = code;
    const hasPreview =
      kind.early[0] &&
      kind.styles &&
      !isSignedIn &&
      !defaults &&
      !element.matches('[fonts],[deep-link],[look=page]');
    void Promise.allSettled([
      ...(hasPreview ? code.previewParts(kind, (name) => element.getAttribute(name)) : []),
      code.load(kind, isSignedIn, !!hasPreview || undefined),
    ]);
  }
}
