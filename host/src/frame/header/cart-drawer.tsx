import { usePlatform } from '@shop/shared/ui';
import { createElement, useEffect, useState, type RefObject } from 'react';

interface CartDrawerProps {
  readonly open: boolean;
  readonly hasItems: boolean;
  /** The link to the cart page. */
  readonly link: RefObject<HTMLAnchorElement | null>;
  onClose(): void;
  onLoadingChange(isLoading: boolean): void;
  /** It was to open, and its code could not be loaded. */
  onMissing(): void;
}

/**
 * A customer's cart over the page, whose code is loaded for a cart with items, or when the link is about to be pressed.
 */
export function CartDrawer({ open, hasItems, link, onClose, onLoadingChange, onMissing }: CartDrawerProps) {
  const { fragment } = usePlatform();
  const [isNeeded, setIsNeeded] = useState(false);
  const [failures, setFailures] = useState(0);

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const prepare = () => {
      if (!signal.aborted) setIsNeeded(true);
    };
    if (hasItems || link.current?.matches(':hover, :focus')) void whenPageLoaded().then(prepare);
    for (const name of ['pointerenter', 'focus']) link.current?.addEventListener(name, prepare, { signal });
    return () => controller.abort();
  }, [link, hasItems]);

  if (!open && !isNeeded) return null;
  return createElement(fragment('account-cart/mini-cart'), {
    // A press at the moment at which the code turns out to be missing finds it tried again, and nothing of before.
    key: failures,
    open,
    onClose,
    onMissing() {
      setIsNeeded(false);
      if (open) onMissing();
      else setFailures(failures + 1);
    },
    meanwhile: <Loading onLoadingChange={onLoadingChange} />,
  });
}

/** Mounted while the drawer's code is loading. */
function Loading({ onLoadingChange }: Pick<CartDrawerProps, 'onLoadingChange'>) {
  useEffect(() => {
    onLoadingChange(true);
    return () => onLoadingChange(false);
  }, [onLoadingChange]);
  return null;
}

async function whenPageLoaded(): Promise<void> {
  if (document.readyState === 'complete') return;
  await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
}
