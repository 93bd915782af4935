import type { Announce, Platform, ProviderClient } from '@shop/shared/contracts';
import { CartError, cartFailureText } from '@shop/shared/cart';
import { useCart } from '@shop/shared/cart/react';
import { getProduct, type CartItem, type RecordId } from '@shop/shared/contracts/provider';
import { isAnother } from '@shop/shared/session/stored-session';
import { usePlatform } from '@shop/shared/ui';
import { useState } from 'react';
import { cartMessages as messages } from '../../messages/cart.ts';
import { lineName } from '../cart-line/line-facts.ts';
import { useRestoredLines, type PlacedLine } from './restored-lines.ts';

/** A line that was taken out and can be put back. */
export interface RemovedLine extends PlacedLine {
  /** Whether the focus was in the line: it moves to the undo button. */
  readonly focus: boolean;
}

export interface CartActions {
  /** Why the last action failed; empty when it did not. */
  readonly problem: string;
  /** Removed lines that can be restored, latest first. */
  readonly removed: readonly RemovedLine[];
  /** The cart's lines in the order in which they are shown. */
  readonly items: readonly CartItem[];
  /** Whether the line is the one put back last. */
  isRestored(item: CartItem): boolean;
  setProblem(problem: string): void;
  /** Below 1 removes the line; an unchanged quantity is not sent. */
  setQuantity(item: CartItem, quantity: number): void;
  remove(item: CartItem): void;
  undo(line: RemovedLine): void;
  clear(): void;
}

interface CartActionsOptions {
  /** All lines were removed, with the focus in them. */
  onCleared?(): void;
  /** Announces changes; the page's own live region is inert behind a modal dialog. */
  readonly announce?: Announce;
}

/** The shopper's actions on the cart, with their failures as text. */
export function useCartActions({ onCleared, announce }: CartActionsOptions = {}): CartActions {
  const platform = usePlatform();
  const { cart, root } = platform;
  const say = announce ?? platform.announce;
  const [problem, setProblem] = useState('');
  const [removed, setRemoved] = useState<readonly RemovedLine[]>([]);
  const { restore, ...lines } = useRestoredLines(useCart(platform).view.items);
  const forget = (line: RemovedLine) => setRemoved((lines) => lines.filter((other) => other !== line));

  const act = async (kind: Parameters<typeof cartFailureText>[0], change: Promise<void>, done?: string) => {
    setProblem('');
    try {
      await change;
      if (done) say(done);
      return true;
    } catch (error) {
      setProblem(cartFailureText(kind, error));
      return false;
    }
  };
  const remove = async (item: CartItem) => {
    const index = lines.items.findIndex(({ id }) => id === item.id);
    const line = { item, index, focus: hasFocus(root) };
    setRemoved((lines) => [line, ...lines]);
    const done = await act('remove', cart.getState().remove(item.id), messages.removed(lineName(item)));
    if (!done) forget(line);
  };
  const undo = async (line: RemovedLine) => {
    forget(line);
    restore(line);
    const done = await act('add', putBack(line.item, platform), messages.putBack(lineName(line.item)));
    if (!done) setRemoved((lines) => [line, ...lines]);
  };
  return {
    problem,
    removed,
    ...lines,
    setProblem,
    remove: (item) => void remove(item),
    undo: (line) => void undo(line),
    setQuantity(item, quantity) {
      // The rendered item may be stale: clicks can be faster than renders.
      const now = cart.getState().view.items.find(({ id }) => id === item.id) ?? item;
      if (quantity === now.quantity) return;
      if (quantity < 1) void remove(item);
      else void act('setQuantity', cart.getState().setQuantity(item.id, quantity));
    },
    clear() {
      onCleared?.();
      setRemoved([]);
      void act('clear', cart.getState().clear(), messages.cleared);
    },
  };
}

/** Whether an element of the page, or of the widget, has the focus. */
export function hasFocus({ activeElement }: DocumentOrShadowRoot): boolean {
  return (activeElement?.localName ?? 'body') !== 'body';
}

/** Adds a line again. It is not added to the cart of another customer, who has logged in while its product was looked up. */
async function putBack(
  { product, quantity, customization }: CartItem,
  { provider, cart, session }: Pick<Platform, 'provider' | 'cart' | 'session'>,
): Promise<void> {
  const { owner, endedOwner = '' } = session.getState();
  const productId = await productIdOf(product, provider);
  if (isAnother(owner || endedOwner, session.getState().owner ?? '')) throw new CartError();
  await cart.getState().add({
    productId,
    quantity: Math.max(1, quantity),
    product,
    ...(Object.keys(customization).length > 0 && { customization }),
  });
}

/** The id that the cart is given; most lines name their product by its slug alone. Throws where the product is gone. */
async function productIdOf(
  { id, slug }: CartItem['product'],
  provider: Pick<ProviderClient, 'call'>,
): Promise<RecordId> {
  const known = id ?? (await provider.call(getProduct, { slug }))?.id;
  if (known === undefined) throw new CartError();
  return known;
}
