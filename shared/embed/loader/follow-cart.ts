import type { ScriptCart, ShopCart } from './shop-script.ts';

/**
 * What `onChange` does.
 * @param cart loads its code, which may fail: the listener is not called then
 * @returns ends it, also before the code is there
 */
export function followCart(cart: () => Promise<ScriptCart>, listener: (cart: ShopCart) => void): () => void {
  let isEnded = false;
  let end: (() => void) | undefined;
  const start = async () => {
    const opening = await cart();
    const now = await opening.getCart().catch(logged);
    if (isEnded) return;
    end = opening.onChange(listener);
    if (now) listener(now);
  };
  start().catch(logged);
  return () => {
    isEnded = true;
    end?.();
  };
}

const logged = (error: unknown): void => console.error(error);
