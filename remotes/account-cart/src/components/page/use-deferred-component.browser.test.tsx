import { contractVersion, type Area } from '@shop/shared/contracts';
import { showArea } from '@shop/shared/testing/area';
import { expect, test, vi } from 'vitest';
import {
  LoadedComponentsContext,
  useDeferredComponent,
  type LoadedComponents,
} from './use-deferred-component.ts';

const load = async () => () => 'checkout';

/** Opens the page of a shop; returns what it rendered, in order. */
async function openPage(shop: LoadedComponents): Promise<string[]> {
  const rendered: string[] = [];
  function Page() {
    const { Component } = useDeferredComponent(load, { needed: true });
    rendered.push(Component ? 'component' : 'placeholder');
    return Component && <Component />;
  }
  const element = (
    <LoadedComponentsContext value={shop}>
      <Page />
    </LoadedComponentsContext>
  );
  const area: Area = { contract: contractVersion, routes: () => [{ path: '/', element }] };
  const shown = showArea(area, { path: '/', answers: () => undefined });
  await vi.waitFor(() => expect(shown.element.textContent).toBe('checkout'), { timeout: 10_000 });
  shown.close();
  return rendered;
}

test('a page that is opened again shows its loaded component at once, in its own shop only', async () => {
  const shop: LoadedComponents = new WeakMap();
  const otherShop: LoadedComponents = new WeakMap();
  expect((await openPage(shop))[0]).toBe('placeholder');
  expect((await openPage(shop))[0]).toBe('component');
  expect((await openPage(otherShop))[0]).toBe('placeholder');
});
