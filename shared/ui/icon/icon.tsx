import styles from './icon.module.css';

/** Line icons on a ground of 20 by 20, one path each. */
const shapes = {
  check: 'M2.5 10a7.5 7.5 0 1 0 15 0a7.5 7.5 0 1 0-15 0M6.5 10.5 9 13l4.5-5',
  alert: 'M2.5 10a7.5 7.5 0 1 0 15 0a7.5 7.5 0 1 0-15 0M10 6v5M10 14h.01',
  info: 'M2.5 10a7.5 7.5 0 1 0 15 0a7.5 7.5 0 1 0-15 0M10 9v5M10 6h.01',
  search: 'M3 9a6 6 0 1 0 12 0a6 6 0 1 0-12 0M14 14l4 4',
  bag: 'M4 7h12l-1 10H5L4 7ZM7 7a3 3 0 0 1 6 0',
  menu: 'M3 6h14M3 10h14M3 14h14',
  close: 'M5 5l10 10M15 5 5 15',
  chevron: 'M5 8l5 5 5-5',
} as const;

/** A sign beside words that say the same; it is hidden from screen readers. */
export function Icon({ name }: { readonly name: keyof typeof shapes }) {
  return <IconShape path={shapes[name]} />;
}

/** An icon of an area's own: `path` is drawn as a line on a ground of 20 by 20. */
export function IconShape({ path }: { readonly path: string }) {
  return (
    <svg className={styles.icon} viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
