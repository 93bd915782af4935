import { pageGlobal } from '@shop/shared/contracts';
import type { ElementsModule, Mount, WidgetCode, WidgetModule } from '../elements/index.ts';
import { createBring } from './bring.ts';
import type { StubFile, StubTable, WidgetKind } from './stub-table.ts';

/**
 * Asks at once for all that the elements of the page need to show their first pages, and has them defined. Resolves when
 * they are. Where the code for that does not come, `shop:error` tells, and it is tried again after a while.
 * @param script address of the script, `…/embed/<remote>.js`
 */
export async function startWidgets({ elements, files, widgets }: StubTable, script: string): Promise<Mount> {
  const base = new URL('.', script).href;
  const bring = (pageGlobal().bring ??= createBring());
  const run = async (wanted: readonly StubFile[]): Promise<unknown> => {
    await Promise.all(wanted.map(async ([file, integrity]) => bring(base + file, integrity)));
    return import(/* @vite-ignore */ base + wanted[0]?.[0]);
  };
  const code: WidgetCode = {
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
      return run([...wanted, elements]) as Promise<WidgetModule>;
    },
  };
  const onPage = () => document.querySelectorAll<HTMLElement>(Object.keys(widgets).join());

  let defining = run([elements]);
  askEarly(code, widgets, onPage());
  for (let pause = 1000; ; pause *= 2) {
    try {
      return ((await defining) as ElementsModule).installElements(code, widgets);
    } catch (error) {
      const detail = { message: (error as Error).message };
      for (const element of onPage())
        element.dispatchEvent(new CustomEvent('shop:error', { bubbles: true, composed: true, detail }));
      await new Promise((resolve) => setTimeout(resolve, pause));
      defining = run([elements]);
    }
  }
}

/** Asks for what the elements will ask for; they get what is on its way then, and hear of what went wrong. */
function askEarly(
  code: WidgetCode,
  widgets: Readonly<Record<string, WidgetKind>>,
  elements: Iterable<HTMLElement>,
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
