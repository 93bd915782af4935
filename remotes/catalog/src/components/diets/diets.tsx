import type { Attribute } from '@shop/shared/contracts/provider';
import { IconShape } from '@shop/shared/ui';
import styles from './diets.module.css';
import { dietShapes } from './shapes.ts';

/** The dietary marks among a product's attributes: a sign and the word. */
export function Diets({ attributes }: { readonly attributes: readonly Attribute[] }) {
  const marks = new Set(
    attributes.filter(({ key }) => key.toLowerCase() === 'dietary').map(({ value }) => value),
  );
  if (marks.size === 0) return null;
  return (
    <span className={styles.diets}>
      {[...marks].map((mark) => {
        const shape = dietShapes[mark.toLowerCase()];
        return (
          <span key={mark} className={styles.diet}>
            {shape && <IconShape path={shape} />}
            {mark}
          </span>
        );
      })}
    </span>
  );
}
