import styles from './void.module.css';

const radii = [20, 14, 8];
// From the top row down, so that each row of waves covers the feet of the one above.
const rows = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
const columns = [0, 1, 2, 3, 4];

/** The blue-sea-and-waves pattern of the shop's sign. */
export function Waves() {
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
