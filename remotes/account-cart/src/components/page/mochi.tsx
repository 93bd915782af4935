import styles from './mochi.module.css';

const mochi = [
  { kind: 'rice', place: 'translate(80 62)' },
  { kind: 'tea', place: 'translate(53 86)' },
  { kind: 'rose', place: 'translate(108 88)' },
] as const;

/** Three mochi on a tray, for empty states. */
export function Mochi() {
  return (
    <svg className={styles.mochi} viewBox="0 0 160 160" width="160" height="160" aria-hidden="true">
      <rect className={styles.tray} width="160" height="160" />
      <circle className={styles.disc} cx="80" cy="78" r="64" />
      <ellipse className={styles.shadow} cx="87" cy="117" rx="62" ry="14" />
      <ellipse className={styles.plate} cx="80" cy="112" rx="62" ry="15" />
      <ellipse className={styles.rim} cx="80" cy="110" rx="55" ry="11" />
      {mochi.map(({ kind, place }) => (
        <g key={kind} className={styles[kind]} transform={place}>
          <path d="M-30 20c0-25 12-40 30-40s30 15 30 40c0 7-13 10-30 10s-30-3-30-10Z" />
          <path className={styles.shade} d="M30 20c0 7-13 10-30 10 14-4 24-18 18-43 8 7 12 19 12 33Z" />
          <path className={styles.light} d="M-18 3c1-7 5-12 10-14" />
          <path className={styles.dust} d="M-4-13h.1M5-10h.1M1-5h.1M10-3h.1M-8-4h.1M3 3h.1" />
        </g>
      ))}
    </svg>
  );
}
