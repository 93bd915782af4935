import type { CartItem } from '@shop/shared/contracts/provider';
import { dietName } from '@shop/shared/diet';
import { lazyPart, useDeviceText } from '@shop/shared/ui';
import { Suspense } from 'react';
import { dietMessages } from '../../messages/diet.ts';
import styles from '../cart-line/cart-line.module.css';

// Few devices have a diet.
const LineMark = lazyPart(async () => (await import('./diet-notes.tsx')).LineMark);
const CartWarnings = lazyPart(
  async () => (await import('./diet-notes.tsx')).CartWarnings,
  () => <p className="soft small">{dietMessages.unknown}</p>,
);

/** The place of a line's mark: it is kept while the mark is loading. */
export function LineDiet({ item: { product } }: { readonly item: CartItem }) {
  const hasDiet = useDeviceText(dietName) !== null;
  if (!hasDiet || product.slug === '') return null;
  return (
    <p className={styles.dietOfLine}>
      <Suspense>
        <LineMark slug={product.slug} />
      </Suspense>
    </p>
  );
}

/** The place of a cart's warnings, below its lines. */
export function CartDiet({ items }: { readonly items: readonly CartItem[] }) {
  const hasDiet = useDeviceText(dietName) !== null;
  if (!hasDiet || items.length === 0) return null;
  return (
    <div className={styles.dietOfCart}>
      <Suspense>
        <CartWarnings items={items} />
      </Suspense>
    </div>
  );
}
