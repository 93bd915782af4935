import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Product } from '@shop/shared/contracts/provider';
import { useLocation } from '@shop/shared/router';
import { sessionStore } from '@shop/shared/storage';
import { usePlatform } from '@shop/shared/ui';
import { buyTexts } from '../../messages/shop.ts';
import { pendingCartItem } from '../../components/add-to-cart/pending-cart-item.ts';
import {
  preloadAddToCart,
  useAddButton,
  useAddToCart,
} from '../../components/add-to-cart/use-add-to-cart.ts';
import { useOutOfView } from './use-out-of-view.ts';

/** The quantity of a product and the button that adds it, for the page and for the bar that repeats its button. */
export function usePurchase(product: Product) {
  const { session, storagePrefix } = usePlatform();
  const { stock } = product;
  const [quantity, setQuantity] = useState(1);
  const [hasAdded, setHasAdded] = useState(false);
  const { notice, setNotice, isAdding, add } = useAddButton(useAddToCart());
  if (notice?.kind === 'success' && !hasAdded) setHasAdded(true);
  // A press without a connection then fails by its own call.
  useEffect(preloadAddToCart, []);
  const isButtonPressed = useRef(false);
  const { row, isOutOfView } = useOutOfView();

  const resumePendingAdd = useEffectEvent((_visit: string) => {
    try {
      const pending = pendingCartItem(sessionStore(), storagePrefix).consume(product.slug);
      // A visitor who came back without a login has changed their mind.
      if (pending !== null && session.getState().signedIn) void add(product, pending);
    } catch {
      setNotice({ kind: 'error', text: buyTexts.failed });
    }
  });
  // A login beside a widget returns to this page while it is mounted, with a new location key.
  const { key: visit } = useLocation();
  useEffect(() => resumePendingAdd(visit), [visit]);

  const isTooMany = stock !== null && stock > 0 && quantity > stock;
  const clamp = () => {
    if (isTooMany) setQuantity(stock);
  };
  return {
    product,
    quantity,
    setQuantity,
    notice,
    isAdding,
    hasAdded,
    /** The ref of the row with the button. */
    row,
    isOutOfView,
    onPress() {
      void add(product, quantity);
      clamp();
    },
    /** The press itself will show the notice about the stock. */
    onPointerDown: () => (isButtonPressed.current = true),
    onFieldFocus: () => (isButtonPressed.current = false),
    onFieldBlur() {
      if (!isTooMany || isButtonPressed.current) return;
      clamp();
      setNotice({ kind: 'error', text: buyTexts.onlyLeft(stock) });
    },
  };
}

export type Purchase = ReturnType<typeof usePurchase>;
