import type { CartItem } from '@shop/shared/contracts/provider';
import { dietName } from '@shop/shared/diet';
import { useDeviceText } from '@shop/shared/ui';
import { lazy, Suspense } from 'react';
import styles from './diet-place.module.css';

// Few devices have a diet. Where its code cannot be loaded, carts are as without one.
const Nothing = () => null;
const LineMark = lazy(() =>
  import('./diet-notes.tsx').then(
    (notes) => ({ default: notes.LineMark }),
    () => ({ default: Nothing }),
  ),
);
const CartWarnings = lazy(() =>
  import('./diet-notes.tsx').then(
    (notes) => ({ default: notes.CartWarnings }),
    () => ({ default: Nothing }),
  ),
);

/** The place of a line's mark: it is kept while the mark is loading. */
export function LineDiet({ item: { product } }: { readonly item: CartItem }) {
  const hasDiet = useDeviceText(dietName) !== null;
  if (!hasDiet || product.slug === '') return null;
  return (
    <p className={styles.line}>
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
    <div className={styles.cart}>
      <Suspense>
        <CartWarnings items={items} />
      </Suspense>
    </div>
  );
}
