import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { Platform } from '@shop/shared/contracts';
import type { Product } from '@shop/shared/contracts/provider';
import { useLocation } from '@shop/shared/router';
import { useCustomerKey } from '@shop/shared/session/customer-key';
import { sessionStore } from '@shop/shared/storage';
import { useHydrated, usePlatform } from '@shop/shared/ui';
import { buyTexts } from '../../messages/shop.ts';
import {
  inOneLine,
  pendingCartItem,
  type PendingItem,
} from '../../components/add-to-cart/pending-cart-item.ts';
import {
  preloadAddToCart,
  useAddButton,
  useAddToCart,
} from '../../components/add-to-cart/use-add-to-cart.ts';
import { useNoteDraft } from './use-note-draft.ts';
import { useOutOfView } from './use-out-of-view.ts';

/**
 * Quantity and note of a product and the button that adds it, for the page and for the bar that repeats its button.
 * @param hasNoteField whether there is a field for the note
 */
export function usePurchase(product: Product, hasNoteField = true) {
  const platform = usePlatform();
  const { session, storagePrefix } = platform;
  const { stock } = product;
  const choice = useChoice(product.slug, platform, hasNoteField);
  const { quantity, note, choose } = choice;
  const [hasAdded, setHasAdded] = useState(false);
  const { notice, setNotice, isAdding, add } = useAddButton(useAddToCart());
  if (notice?.kind === 'success' && !hasAdded) setHasAdded(true);
  // A press without a connection then fails by its own call.
  useEffect(preloadAddToCart, []);
  const isButtonPressed = useRef(false);
  const { row, isOutOfView } = useOutOfView();

  /** An added product needs its note no more; one that was not added keeps the choice. */
  const addChoice = async (chosen: PendingItem) => {
    const result = await add(product, chosen.quantity, chosen.note);
    // What was added after a login may have been chosen by another button of the page.
    const other = inOneLine(note) === inOneLine(chosen.note) ? '' : note;
    choose(
      result?.kind === 'success'
        ? { note: other }
        : { note: other || chosen.note, quantity: atMost(chosen.quantity, stock) },
    );
  };
  const resumePendingAdd = useEffectEvent((_visit: string) => {
    try {
      const { signedIn, owner } = session.getState();
      const pending = pendingCartItem(sessionStore(), storagePrefix).consume(product.slug, '', owner);
      // A visitor who came back without a login has changed their mind.
      if (pending && signedIn) void addChoice(pending);
    } catch {
      setNotice({ kind: 'error', text: buyTexts.failed });
    }
  });
  // A login beside a widget returns to this page while it is mounted, with a new location key.
  const { key: visit } = useLocation();
  // While a document is hydrated nobody is logged in.
  const isHydrated = useHydrated();
  useEffect(() => {
    if (isHydrated) resumePendingAdd(visit);
  }, [visit, isHydrated]);

  const isTooMany = stock !== null && stock > 0 && quantity > stock;
  return {
    product,
    ...choice,
    notice,
    setNotice,
    isAdding,
    hasAdded,
    /** The ref of the row with the button. */
    row,
    isOutOfView,
    onPress: () => void addChoice({ quantity, note }),
    /** The press itself will show the notice about the stock. */
    onPointerDown: () => (isButtonPressed.current = true),
    onFieldFocus: () => (isButtonPressed.current = false),
    onFieldBlur() {
      if (!isTooMany || isButtonPressed.current) return;
      choose({ quantity: stock });
      setNotice({ kind: 'error', text: buyTexts.onlyLeft(stock) });
    },
  };
}

/** What the shopper chose of the product; the next customer chooses anew. The note survives a reload. */
function useChoice(slug: string, platform: Platform, hasNoteField: boolean) {
  const customer = useCustomerKey(platform);
  const nothing: Partial<PendingItem> & { readonly by: number } = { by: customer };
  const [choice, setChoice] = useState(nothing);
  const draft = useNoteDraft(slug, hasNoteField);
  const isHydrated = useHydrated();
  const kept = useMemo(() => {
    const { session, storagePrefix } = platform;
    if (!draft || !isHydrated) return '';
    const [own, visitors] = draft.parts();
    // What they typed last, before they logged in.
    const begun = visitors || own;
    // After a login it goes with its dish.
    const isPending = () => pendingCartItem(sessionStore(), storagePrefix).noteOf(slug) === inOneLine(begun);
    return session.getState().signedIn && isPending() ? '' : begun;
  }, [platform, slug, draft, isHydrated]);
  const choose = (part: Partial<PendingItem>) => {
    if (part.note !== undefined) draft?.write(part.note);
    setChoice((chosen) => {
      // What comes of an add may come when its customer has left.
      if (chosen.by > customer) return chosen;
      return { ...(chosen.by === customer ? chosen : nothing), ...part };
    });
  };
  const { quantity = 1, note = kept } = choice.by === customer ? choice : nothing;
  return {
    quantity,
    note,
    choose,
    setQuantity: (quantity: number) => choose({ quantity }),
    setNote: (note: string) => choose({ note }),
  };
}

function atMost(quantity: number, stock: number | null): number {
  return stock ? Math.min(quantity, stock) : quantity;
}

export type Purchase = ReturnType<typeof usePurchase>;
