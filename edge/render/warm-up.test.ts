import { expect, test, vi } from 'vitest';
import { edgeConfig } from '../testing/fixture.ts';
import { renderedPage } from '../testing/rendering.ts';
import type { RenderAddress } from './render-at-edge.ts';
import { warmUp } from './warm-up.ts';

test('renders a page of every area that has one for everybody, and outlives one that fails', async () => {
  const areas = new Map(edgeConfig().areas);
  const blog = areas.get('blog');
  if (!blog) throw new Error('the fixture has no blog');
  areas.set('blog', { ...blog, early: { '/blog': [{ call: 'posts.list', input: {} }] } });
  const render = vi.fn<RenderAddress>(async ({ pathname }) => {
    if (pathname === '/products') throw new Error('no provider');
    return renderedPage;
  });
  await warmUp(edgeConfig({ areas }), render);
  expect(render.mock.calls.map(([address, page]) => [address.pathname, page?.name])).toEqual([
    ['/products', 'catalog'],
    ['/blog', 'blog'],
  ]);
});
