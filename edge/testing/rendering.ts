import { contractVersion, type RenderedPage, type RenderOptions } from '@shop/shared/contracts';
import { createEdge } from '../http/app.ts';
import type { EdgeConfig } from '../releases/edge-config.ts';
import { shopOfOneSet } from '../releases/shop.ts';
import { createRenderer, rendererSetup } from '../render/renderer.ts';
import type { LoadOutput } from '../render/server-outputs.ts';
import { renderDefaults, type RenderSettings, type StyleRecord } from '../render/settings.ts';
import { edgeConfig } from './fixture.ts';

export type FakeRender = (options: RenderOptions) => Promise<RenderedPage> | RenderedPage;

export const renderedPage: RenderedPage = {
  status: 200,
  html: '<main>Salmon</main>',
  hydration: { loaderData: { list: ['Salmon'] } },
  meta: { title: 'Menu · Umi' },
};

const styles = new Map<string, StyleRecord>([
  [
    'host',
    {
      'assets/main.js': [{ key: 'frame', css: '.frame{color:red}' }],
      'assets/react.js': [{ key: 'reset', css: '@layer reset{a{color:inherit}}' }],
    },
  ],
  [
    'catalog',
    {
      'assets/area.js': [{ key: 'card', css: '.card{background:url("{release}/a.svg")}' }],
      'assets/list.js': [
        { key: 'card', css: '.card{background:url("{release}/a.svg")}' },
        { key: 'list', css: '.list::after{content:"</style>"}' },
      ],
      'assets/product-page.js': [{ key: 'product', css: '.product{}' }],
    },
  ],
]);

interface FakeRendering extends Partial<RenderSettings> {
  readonly load?: LoadOutput;
  readonly styles?: EdgeConfig['styles'];
}

/** The fixture with a shell that renders by the given function. */
export function renderingConfig(
  { load: _, styles: own = styles, ...settings }: FakeRendering = {},
  changes: Partial<EdgeConfig> = {},
): EdgeConfig {
  const base = edgeConfig(changes);
  return {
    ...base,
    styles: own,
    host: { ...base.host, server: 'server/entry.js' },
    rendering: 'rendering' in changes ? undefined : { ...renderDefaults, ...settings },
  };
}

/** The server outputs of a shell that renders by the given function. */
export function fakeOutputs(render: FakeRender): LoadOutput {
  return async (directory) =>
    directory.startsWith('releases/host/')
      ? { renderPage: async (options: RenderOptions) => render(options) }
      : { area: { contract: contractVersion, routes: () => [] } };
}

/** An edge with such a shell, as a function that requests a path. */
export function renderingEdge(
  render: FakeRender,
  settings: FakeRendering = {},
  changes: Partial<EdgeConfig> = {},
) {
  const config = renderingConfig(settings, changes);
  const setup = rendererSetup(config);
  const load = settings.load ?? fakeOutputs(render);
  const edge = createEdge(shopOfOneSet(config, setup && createRenderer(setup, load)));
  return async (path: string, init: RequestInit = {}) =>
    edge.request(new Request(`http://shop.example${path}`, init));
}
