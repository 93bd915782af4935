import { Link } from '@shop/shared/router';
import styles from './load-more.module.css';

interface EarlierStepProps {
  /** Address of the step before; nothing shows without one. */
  readonly to: string | undefined;
}

// Not of the common messages, which widgets load, too.
const words = 'Previous page';

/** Above a list whose page begins with a later step: the way to the step before. */
export function EarlierStep({ to }: EarlierStepProps) {
  if (!to) return null;
  return (
    <p className={styles.earlier}>
      <Link to={to} className="link">
        {words}
      </Link>
    </p>
  );
}
