import type { EdgeConfig } from '../config.ts';
import { pageOf } from '../document/page-of.ts';
import type { RenderAddress } from './render-at-edge.ts';

const budget = 3000;

/**
 * Renders one page of every area, so that the first visitor does not wait for code to be loaded and compiled.
 * A page that fails is no reason to serve none.
 */
export async function warmUp(config: EdgeConfig, render: RenderAddress): Promise<void> {
  const pages = [...config.areas.values()].flatMap(({ routes, early }) => {
    const [pattern] = routes.filter((route) => early[route] && !route.includes(':'));
    return pattern === undefined ? [] : [new URL(pattern, 'http://localhost')];
  });
  await Promise.allSettled(pages.map((address) => render(address, pageOf(config, address), budget)));
}
