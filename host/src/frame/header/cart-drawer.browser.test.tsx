import type { FragmentProps, Platform } from '@shop/shared/contracts';
import { PlatformProvider } from '@shop/shared/ui';
import { createRef, useEffect, useEffectEvent, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { CartDrawer } from './cart-drawer.tsx';

/** Shows the drawer of a filled cart, which is closed. Each of `mounted` says once that its code is missing, as a fragment does. */
function open() {
  const mounted: (() => void)[] = [];
  function MiniCart({ onMissing }: FragmentProps) {
    const fail = useEffectEvent(() => onMissing?.());
    useEffect(() => {
      mounted.push(() => fail());
    }, []);
    return null;
  }
  const toCartPage = vi.fn<() => void>();
  const link = createRef<HTMLAnchorElement>();
  let press = () => {};
  function Header() {
    const [isOpen, setIsOpen] = useState(false);
    press = () => setIsOpen(true);
    return (
      <>
        <a ref={link} href="/cart">
          Cart
        </a>
        <CartDrawer
          link={link}
          open={isOpen}
          hasItems
          onClose={() => {}}
          onLoadingChange={() => {}}
          onMissing={toCartPage}
        />
      </>
    );
  }
  // Only what the drawer reads.
  const platform = { fragment: () => MiniCart } as unknown as Platform;
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <PlatformProvider platform={platform}>
      <Header />
    </PlatformProvider>,
  );
  onTestFinished(() => root.unmount());
  return { mounted, press: () => press(), toCartPage };
}

test('a press at the moment at which the drawer’s code turns out to be missing leads to the cart’s page all the same', async () => {
  const { mounted, press, toCartPage } = open();
  await expect.poll(() => mounted.length).toBe(1);
  // React applies both together.
  press();
  mounted[0]?.();
  await expect.poll(() => mounted.length).toBe(2);
  expect(toCartPage).not.toHaveBeenCalled();
  mounted[1]?.();
  expect(toCartPage).toHaveBeenCalledOnce();
});
