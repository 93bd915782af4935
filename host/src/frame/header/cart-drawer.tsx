import { usePlatform } from '@shop/shared/ui';
import { createElement, useEffect, useState, type RefObject } from 'react';

interface CartDrawerProps {
  readonly open: boolean;
  /** Whether there is something in the cart. */
  readonly filled: boolean;
  /** The way to the cart's page. */
  readonly link: RefObject<HTMLAnchorElement | null>;
  onClose(): void;
  /** Whether its code is on the way. */
  onLate(late: boolean): void;
  /** It was to open and cannot. */
  onMissing(): void;
}

/** A customer's cart over the page. Its code comes with a filled cart, or when the link is about to be pressed. */
export function CartDrawer({ open, filled, link, onClose, onLate, onMissing }: CartDrawerProps) {
  const { fragment } = usePlatform();
  const [wanted, setWanted] = useState(false);

  useEffect(() => {
    const gone = new AbortController();
    const { signal } = gone;
    const prepare = () => {
      if (!signal.aborted) setWanted(true);
    };
    if (filled || link.current?.matches(':hover, :focus')) void pageDone().then(prepare);
    for (const name of ['pointerenter', 'focus']) link.current?.addEventListener(name, prepare, { signal });
    return () => gone.abort();
  }, [link, filled]);

  if (!open && !wanted) return null;
  return createElement(fragment('account-cart/mini-cart'), {
    open,
    onClose,
    onMissing() {
      setWanted(false);
      if (open) onMissing();
    },
    meanwhile: <Late onLate={onLate} />,
  });
}

/** Stands in for the drawer until its code is there. */
function Late({ onLate }: Pick<CartDrawerProps, 'onLate'>) {
  useEffect(() => {
    onLate(true);
    return () => onLate(false);
  }, [onLate]);
  return null;
}

/** Resolves when all that the page itself shows is there. */
async function pageDone(): Promise<void> {
  if (document.readyState === 'complete') return;
  await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
}
