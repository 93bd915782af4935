import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Product } from '@shop/shared/contracts/provider';
import { useLocation } from '@shop/shared/router';
import { buyTexts } from '../../messages/buy.ts';
import { useAdding } from '../../components/buying/use-adding.ts';
import { useScrolledPast } from './use-scrolled-past.ts';

/** How many of a product one wants, and buying them: for the button of the page and the bar that stands in for it. */
export function usePurchase(product: Product) {
  const { stock } = product;
  const [quantity, setQuantity] = useState(1);
  const { notice, busy, added, buy, buyWanted, refuse } = useAdding();
  const pressed = useRef(false);
  const { watched, past } = useScrolledPast();

  // A login beside a widget comes back to the page that is still there, as another visit of it.
  const { key: visit } = useLocation();
  const takeUp = useEffectEvent((_visit: string) => buyWanted(product));
  useEffect(() => takeUp(visit), [visit]);

  const tooMany = stock !== null && stock > 0 && quantity > stock;
  const clamp = () => {
    if (tooMany) setQuantity(stock);
  };
  return {
    product,
    quantity,
    setQuantity,
    notice,
    busy,
    added,
    /** Goes to the row that the bar stands in for. */
    watched,
    past,
    press() {
      void buy(product, quantity);
      clamp();
    },
    /** The pointer went down on the button: the press itself will say that it is too many. */
    aim: () => (pressed.current = true),
    enterField: () => (pressed.current = false),
    leaveField() {
      if (!tooMany || pressed.current) return;
      clamp();
      refuse(buyTexts.onlyLeft(stock));
    },
  };
}

export type Purchase = ReturnType<typeof usePurchase>;
