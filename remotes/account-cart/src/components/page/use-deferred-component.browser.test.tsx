import { contractVersion, type Area } from '@shop/shared/contracts';
import { showArea } from '@shop/shared/testing/area';
import type { ReactNode } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import {
  LoadedComponentsContext,
  useDeferredComponent,
  type LoadedComponents,
} from './use-deferred-component.ts';

const load = async () => () => 'checkout';

function show(shop: LoadedComponents, page: ReactNode) {
  const element = <LoadedComponentsContext value={shop}>{page}</LoadedComponentsContext>;
  const area: Area = { contract: contractVersion, routes: () => [{ path: '/', element }] };
  return showArea(area, { path: '/', answers: () => undefined });
}

/** Opens the page of a shop; returns what it rendered, in order. */
async function openPage(shop: LoadedComponents): Promise<string[]> {
  const rendered: string[] = [];
  function Page() {
    const { Component } = useDeferredComponent(load, { needed: true });
    rendered.push(Component ? 'component' : 'placeholder');
    return Component && <Component />;
  }
  const shown = show(shop, <Page />);
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

test('a page stays where the browser has no idle callbacks, and the page around has an element of that name [SEC-174]', async () => {
  const { requestIdleCallback } = window;
  Reflect.deleteProperty(window, 'requestIdleCallback');
  const named = Object.assign(document.createElement('p'), { id: 'requestIdleCallback' });
  document.body.append(named);
  onTestFinished(() => {
    named.remove();
    Object.assign(window, { requestIdleCallback });
  });
  function Page() {
    useDeferredComponent(load, { needed: false, likely: true });
    return 'cart';
  }
  const shop: LoadedComponents = new WeakMap();
  const shown = show(shop, <Page />);
  await vi.waitFor(() => expect(shop.has(load)).toBe(true), { timeout: 10_000 });
  expect(shown.element.textContent).toBe('cart');
  shown.close();
});
