import { rendererLimits, type RendererLimits } from '../renderer/renderer-limits.ts';
import { startRenderer } from '../renderer/renderer-process.ts';
import { rendererSetup } from '../render/renderer.ts';
import type { ProviderCall } from '../watch/watcher.ts';
import { renderingConfig } from './rendering.ts';
import type { TestFiles } from './test-files.ts';

const shell = `export async function renderPage({ request, area, fetch }) {
  return { status: 200, html: new URL(request.url).pathname + (await area?.area.page?.(request.url, fetch) ?? ''), hydration: {}, meta: { title: '' } };
}`;

/** Server output of the fixture's catalog, with this code in it, such as a function `page`. */
export const areaWith = (code: string) => `export const area = {
  contract: '1.0',
  routes: () => ['/', '/products', '/products/:slug', '/products/new'].map((path) => ({ path })),
  ${code}
};`;

interface RendererOptions {
  readonly limits?: Partial<RendererLimits>;
  readonly budget?: number;
  readonly onCall?: ((call: ProviderCall) => void) | undefined;
}

let directories = 0;

/** Starts a renderer process of the fixture whose catalog has this server output. */
export function startFixtureRenderer(
  files: TestFiles,
  catalog: string,
  { limits, budget = 5000, onCall }: RendererOptions = {},
) {
  const root = `set-${(directories += 1)}`;
  files.write(`${root}/package.json`, '{"type":"module"}');
  files.write(`${root}/host/server/entry.js`, shell);
  files.write(`${root}/catalog/server/entry.js`, catalog);
  files.write(`${root}/blog/server/entry.js`, areaWith('').replace(/\[.*\]/, `['/blog']`));
  const setup = rendererSetup(renderingConfig({ budget }));
  if (!setup) throw new Error('the fixture is not rendered');
  return startRenderer(
    setup,
    async () =>
      new Map([
        ['releases/host/h1', `${files.root}/${root}/host`],
        ['releases/catalog/c1', `${files.root}/${root}/catalog`],
        ['releases/blog/b1', `${files.root}/${root}/blog`],
      ]),
    { ...rendererLimits, ...limits },
    onCall,
  );
}
