import { useId } from 'react';
import type { Facet } from './facets.ts';
import styles from './refine-panel.module.css';
import type { Refinement } from './refinement.ts';

interface FacetBoxesProps {
  readonly facet: Facet;
  readonly onChange: (refinement: Refinement) => void;
}

export function FacetBoxes({ facet: { name, help, options }, onChange }: FacetBoxesProps) {
  const helpId = useId();
  return (
    <fieldset className={styles.facet} aria-describedby={help && helpId}>
      <legend className={styles.legend}>{name}</legend>
      {help && (
        <p id={helpId} className={styles.help}>
          {help}
        </p>
      )}
      {options.map(({ label, chosen, count, turned }) => (
        <label key={label} className={styles.option}>
          <input
            type="checkbox"
            checked={chosen}
            disabled={count === 0 && !chosen}
            onChange={() => onChange(turned)}
          />
          <span className={styles.label}>{label}</span>
          <span className={styles.number}>{count}</span>
        </label>
      ))}
    </fieldset>
  );
}
