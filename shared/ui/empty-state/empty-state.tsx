import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

interface EmptyStateProps {
  readonly title: ReactNode;
  readonly help?: ReactNode;
  /** Shown in a circle; the wave pattern when left out. */
  readonly picture?: ReactNode;
  /** `h1` where it is the whole page. */
  readonly heading?: 'h1' | 'h2';
  /** One action. */
  readonly children?: ReactNode;
}

/** The place of something that is absent: an empty list, a page that could not be loaded. */
export function EmptyState({ title, help, picture, heading: Heading = 'h2', children }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <div className={styles.picture}>{picture ?? <Waves />}</div>
      <Heading className={styles.title}>{title}</Heading>
      {help && <p className={styles.help}>{help}</p>}
      {children && <div className={styles.action}>{children}</div>}
    </div>
  );
}

const radii = [20, 14, 8];
// From the top row down, so that each row of waves covers the feet of the one above.
const rows = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
const columns = [0, 1, 2, 3, 4];

/** The blue-sea-and-waves pattern of the shop's sign. */
function Waves() {
  return (
    <svg className={styles.waves} viewBox="0 0 160 160" width="160" height="160" aria-hidden="true">
      <rect width="160" height="160" stroke="none" />
      {rows.flatMap((row) =>
        columns.flatMap((column) =>
          radii.map((radius) => (
            <circle
              key={`${row} ${column} ${radius}`}
              cx={column * 40 + (row % 2) * 20}
              cy={row * 20}
              r={radius}
            />
          )),
        ),
      )}
    </svg>
  );
}
