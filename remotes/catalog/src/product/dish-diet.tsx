import { Suspense } from 'react';
import type { Product } from '@shop/shared/contracts/provider';
import { dietName } from '@shop/shared/diet';
import { lazyPart, useDeviceText } from '@shop/shared/ui';
import { MyDietButton } from '../components/diet/my-diet-button.tsx';
import styles from './dish-diet.module.css';

const DishVerdict = lazyPart(async () => (await import('../components/diet/dish-marks.tsx')).DishVerdict);

/** The way to one's diet, and how the dish stands to it. It blocks nothing, and its row is there from the start. */
export function DishDiet({ product }: { readonly product: Product }) {
  const diet = useDeviceText(dietName);
  return (
    <div className={diet ? `${styles.row} ${styles.set}` : styles.row}>
      <div className={styles.words} role="status">
        {diet && (
          <Suspense>
            <DishVerdict dish={product} />
          </Suspense>
        )}
      </div>
      <MyDietButton />
    </div>
  );
}
