import styles from './demo-page.module.css';

/** A blade with collar and handle; words beside it say what it is. */
export function KnifeDrawing({ blade }: { readonly blade: string }) {
  return (
    <svg className={styles.knife} viewBox="0 0 240 80" width="240" height="80" aria-hidden="true">
      <path className={styles.blade} d={blade} />
      <path className={styles.collar} d="M160 33h12v17h-12z" />
      <path className={styles.handle} d="M172 32h56q8 0 8 9t-8 9h-56z" />
    </svg>
  );
}
