import {
  bootElementId,
  contractVersion,
  hydrationElementId,
  type Area,
  type BootRecord,
  type RenderedPage,
  type RenderPage,
} from '@shop/shared/contracts';
import { answering, apiBase, type ProviderAnswers, type ProviderCall } from '@shop/shared/testing/area';
import { onTestFinished, vi } from 'vitest';
import { startShop } from '../start/start-shop.tsx';
import { importApart } from './other-realm.ts';

export interface RenderedSetting {
  /** Module of the checkout that exports the area. */
  readonly module: string;
  /** The same area, for the browser. */
  readonly area: Area;
  readonly routes: readonly string[];
  readonly path: string;
  readonly answers: ProviderAnswers;
  /** The provider's answers to the browser; `answers` when left out. */
  readonly answersLater?: ProviderAnswers;
  /** Milliseconds that deferred data is waited for; long enough on any machine when left out. */
  readonly deferredTimeout?: number;
  /** In place of the area's code for the browser. */
  readonly loadArea?: () => Promise<Area>;
}

export interface HydratedArea {
  readonly page: RenderedPage;
  /** The content of `#shop` before hydration. */
  readonly before: string;
  readonly element: HTMLElement;
  /** The browser's own calls. */
  readonly calls: readonly ProviderCall[];
}

/** Renders a page as a server does, in modules apart from this page's. */
async function renderArea({
  module,
  routes,
  path,
  answers,
  deferredTimeout = 10_000,
}: RenderedSetting): Promise<RenderedPage> {
  const [server, code] = await importApart<{ renderPage?: RenderPage; area?: Area }>([
    '/host/src/server.tsx',
    module,
  ]);
  if (!server?.renderPage || !code?.area) throw new Error('The modules do not export what is rendered.');
  return server.renderPage({
    request: new Request(`http://shop.test${path}`),
    boot: bootRecord(routes),
    area: { name: 'sample', area: code.area },
    fetch: answering(answers).fetch,
    deferredTimeout,
  });
}

/** Renders a page, puts it into this document as the edge does, and starts the shop in it. */
export async function hydrateArea(setting: RenderedSetting): Promise<HydratedArea> {
  const { area, routes, path, answers, answersLater = answers, loadArea } = setting;
  const page = await renderArea(setting);
  history.replaceState(null, '', path);
  vi.stubGlobal('__STYLE_GROUP__', 'test');
  const element = document.createElement('div');
  element.id = 'shop';
  element.className = 'shop-root';
  element.innerHTML = page.html;
  document.body.replaceChildren(
    element,
    json(bootElementId, bootRecord(routes)),
    json(hydrationElementId, page.hydration),
  );
  const restoreHeight = pushEndOffScreen();
  const before = element.innerHTML;
  const { fetch, calls } = answering(answersLater);
  const spy = vi.spyOn(globalThis, 'fetch').mockImplementation(fetch);
  onTestFinished(() => {
    spy.mockRestore();
    restoreHeight();
    document.body.replaceChildren();
  });
  startShop(document, loadArea ?? (() => Promise.resolve(area)));
  return { page, before, element, calls };
}

/**
 * Makes the page longer than any screen, since what loads near its end is not what these tests are about. Returns what
 * restores it.
 */
function pushEndOffScreen(): () => void {
  const long = new CSSStyleSheet();
  long.replaceSync('main { min-height: 5000px; }');
  document.adoptedStyleSheets.push(long);
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== long);
  };
}

/** Whether the page's code runs it. */
export function isHydrated(): boolean {
  return document.querySelector('#shop[data-hydrated]') !== null;
}

function bootRecord(routes: readonly string[]): BootRecord {
  return {
    site: { id: 1, site_title: 'Umi', tenant: 7 },
    provider: { apiBase },
    discovery: {
      schema: '1.0',
      microFrontends: {
        sample: [
          {
            url: '/sample.js',
            metadata: { version: '1' },
            extras: { requires: `^${contractVersion}`, routes: [...routes], fragments: ['note'] },
          },
        ],
      },
    },
  };
}

function json(id: string, value: unknown): HTMLScriptElement {
  const script = document.createElement('script');
  script.type = 'application/json';
  script.id = id;
  script.textContent = JSON.stringify(value);
  return script;
}
