import styles from './icon.module.css';

/** An icon of an area's own: `path` is drawn as a line on a ground of 20 by 20. */
export function IconShape({ path }: { readonly path: string }) {
  return (
    <svg className={styles.icon} viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
