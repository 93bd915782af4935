import { useRef, useState } from 'react';
import type { ListedProduct } from '@shop/shared/contracts/provider';
import { errorText } from '@shop/shared/provider';
import { useNavigate } from '@shop/shared/router';
import { usePlatform } from '@shop/shared/ui';
import { buyTexts } from '../../messages/buy.ts';
import { loginPath } from '../login-path.ts';
import { productPath } from '../product-path.ts';
import { buyStep } from './buy-step.ts';
import { usePassingNotice } from './passing-notice.ts';
import { wantedItem } from './wanted-item.ts';

/** Adds products to the cart, one at a time, and says what came of it. */
export function useAdding() {
  const { session, cart, storagePrefix } = usePlatform();
  const navigate = useNavigate();
  const [notice, setNotice] = usePassingNotice();
  const [busy, setBusy] = useState(false);
  const [added, setAdded] = useState(false);
  const underWay = useRef(false);
  const [wanted] = useState(() => wantedItem(() => sessionStorage, storagePrefix));

  const add = async (product: ListedProduct, quantity: number) => {
    if (underWay.current) return;
    underWay.current = true;
    setBusy(true);
    setNotice(null);
    try {
      await cart.getState().add({ productId: product.id, quantity, product });
      setNotice({ kind: 'success', text: buyTexts.added(quantity, product.name) });
      setAdded(true);
    } catch (error) {
      setNotice({ kind: 'error', text: errorText(error, buyTexts.failed) });
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  };

  /** What pressing the button does: a visitor goes to the login first and comes back to the product's page. */
  const buy = async (product: ListedProduct, quantity: number) => {
    const step = buyStep({ signedIn: session.getState().signedIn, stock: product.stock, quantity });
    if (step.kind === 'refuse') return setNotice({ kind: 'error', text: step.text });
    if (step.kind === 'add') return add(product, quantity);
    wanted.keep(product.slug, quantity);
    return navigate(loginPath(productPath(product.slug)));
  };

  /** Adds what a login came in between of, once. */
  const buyWanted = (product: ListedProduct) => {
    try {
      const quantity = wanted.take(product.slug);
      // A visitor who is back without a login has changed their mind.
      if (quantity !== null && session.getState().signedIn) void buy(product, quantity);
    } catch {
      setNotice({ kind: 'error', text: buyTexts.failed });
    }
  };
  const refuse = (text: string) => setNotice({ kind: 'error', text });
  return { notice, busy, added, buy, buyWanted, refuse };
}
