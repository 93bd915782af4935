import { useCallback, useEffect, useRef, useState } from 'react';
import type { ListedProduct } from '@shop/shared/contracts/provider';
import { useNavigate } from '@shop/shared/router';
import { usePlatform } from '@shop/shared/ui';
import { buyTexts } from '../../messages/shop.ts';
import type { CartNotice } from './add-to-cart.ts';

/** Milliseconds for which a notice shows. */
const noticeDuration = { success: 3000, error: 5000 };

/** Adds a product to the cart. Resolves to a notice, or to null for a visitor, who is sent to the login. */
export type AddToCart = (
  product: ListedProduct,
  quantity: number,
  note?: string,
) => Promise<CartNotice | null>;

/** The function never changes, so that cards need not render again. Its code is loaded with the first call. */
export function useAddToCart(): AddToCart {
  const platform = usePlatform();
  const navigate = useNavigate();
  return useCallback(
    async (...addition) => {
      const { owner } = platform.session.getState();
      const loaded = await loadAddToCart().catch(() => null);
      const { owner: now, endedOwner } = platform.session.getState();
      // What a customer has pressed is nobody else's, nor a visitor's.
      const isAnothers = owner !== '' && owner !== now && owner !== endedOwner;
      if (!loaded || isAnothers) return { kind: 'error', text: buyTexts.failed };
      const result = await loaded.addToCart(platform, ...addition);
      if (result.kind !== 'login') return result;
      void navigate(result.path, result.leaving && { state: result.leaving });
      return null;
    },
    [platform, navigate],
  );
}

/** Loads the code ahead of a press; a failure shows with the press itself. */
export function preloadAddToCart(): void {
  loadAddToCart().catch(() => {});
}

const loadAddToCart = () => import('./add-to-cart.ts');

/** The state of one button: it adds one thing at a time; the notice about the last one goes after a few seconds. */
export function useAddButton(addToCart: AddToCart) {
  const [notice, setNotice] = useState<CartNotice | null>(null);
  const [isAdding, setIsAdding] = useState(false);
  const isBusy = useRef(false);
  useEffect(() => {
    if (!notice) return undefined;
    const timer = setTimeout(() => setNotice(null), noticeDuration[notice.kind]);
    return () => clearTimeout(timer);
  }, [notice]);

  const add: AddToCart = async (...addition) => {
    if (isBusy.current) return null;
    isBusy.current = true;
    setIsAdding(true);
    setNotice(null);
    const result = await addToCart(...addition);
    setNotice(result);
    isBusy.current = false;
    setIsAdding(false);
    return result;
  };
  return { notice, setNotice, isAdding, add };
}
