import { useEffect, useEffectEvent } from 'react';
import type { Piece } from '@shop/shared/contracts';
import { useLocation } from '@shop/shared/router';
import { sessionStore } from '@shop/shared/storage';
import { usePlatform } from '@shop/shared/ui';
import { pendingCartItem } from '../components/add-to-cart/pending-cart-item.ts';
import { useAddButton, useAddToCart } from '../components/add-to-cart/use-add-to-cart.ts';
import { ProductCard } from '../components/product-card/product-card.tsx';
import { answersDishWithoutNote, loadDish, useDish, useHeading } from './dish.ts';
import styles from './pieces.module.css';

function DishCard() {
  const product = useDish();
  const heading = useHeading();
  const addToCart = useAddToCart();
  const { notice, add } = useAddButton(addToCart);
  const { session, storagePrefix } = usePlatform();
  const { key } = useLocation();
  const resume = useEffectEvent((_visit: string) => {
    const { signedIn, owner } = session.getState();
    const item = pendingCartItem(sessionStore(), storagePrefix);
    if (!signedIn || item.noteOf(product.slug) !== '') return;
    const pending = item.consume(product.slug, '', owner);
    if (pending) void add(product, pending.quantity);
  });
  // A login beside the card leads back to it with a new location key.
  useEffect(() => resume(key), [key]);
  return (
    <div className={styles.card}>
      <ProductCard
        product={product}
        heading={heading}
        eager
        late={false}
        addToCart={addToCart}
        result={notice}
      />
    </div>
  );
}

export const piece: Piece = { loader: loadDish, Component: DishCard, answers: answersDishWithoutNote };
