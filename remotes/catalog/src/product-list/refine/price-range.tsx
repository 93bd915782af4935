import { useState, type KeyboardEvent } from 'react';
import type { ListedProduct } from '@shop/shared/contracts/provider';
import { refineTexts } from '../../messages/refine.ts';
import { filterableProduct } from './matching.ts';
import styles from './refine-panel.module.css';
import { readCents, type Refinement } from './refinement.ts';

interface PriceRangeProps {
  readonly products: readonly ListedProduct[];
  readonly refinement: Refinement;
  readonly onChange: (refinement: Refinement) => void;
}

/** Lowest and highest price; a field takes effect on blur or Enter. */
export function PriceRange({ products, refinement, onChange }: PriceRangeProps) {
  const prices = products.flatMap((product) => filterableProduct(product).cents ?? []);
  if (prices.length === 0) return null;
  return (
    <fieldset className={styles.facet}>
      <legend className={styles.legend}>{refineTexts.price}</legend>
      <div className={styles.range}>
        <PriceField
          label={refineTexts.from}
          cents={refinement.min}
          otherwise={Math.min(...prices)}
          onChange={(min) => onChange({ ...refinement, min })}
        />
        <PriceField
          label={refineTexts.to}
          cents={refinement.max}
          otherwise={Math.max(...prices)}
          onChange={(max) => onChange({ ...refinement, max })}
        />
      </div>
    </fieldset>
  );
}

interface PriceFieldProps {
  readonly label: string;
  readonly cents: number | null;
  /** The placeholder, in cents. */
  readonly otherwise: number;
  readonly onChange: (cents: number | null) => void;
}

function PriceField({ label, cents, otherwise, onChange }: PriceFieldProps) {
  const [draft, setDraft] = useState<string>();
  const settle = () => {
    if (draft === undefined) return;
    setDraft(undefined);
    const typed = readCents(draft);
    if (typed !== cents) onChange(typed);
  };
  const settleOnEnter = (event: KeyboardEvent) => {
    if (event.key === 'Enter') settle();
  };
  return (
    <input
      className={styles.price}
      inputMode="decimal"
      autoComplete="off"
      aria-label={label}
      placeholder={(otherwise / 100).toFixed(2)}
      value={draft ?? (cents === null ? '' : (cents / 100).toFixed(2))}
      onChange={(event) => setDraft(event.currentTarget.value)}
      onBlur={settle}
      onKeyDown={settleOnEnter}
    />
  );
}
