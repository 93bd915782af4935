import type { PublicSettings } from '@shop/shared/contracts/provider';
import { usePlatform } from '@shop/shared/ui';
import { Link } from '@shop/shared/router';
import { messages } from '../../messages/shell.ts';
import type { LoadResult } from '../frame-data.ts';
import styles from './logo.module.css';

interface LogoProps {
  readonly settings: LoadResult<PublicSettings> | undefined;
  readonly title: string;
}

/** The shop's logo, of its settings or else its configuration; without one its title in words, `-` without either. */
export function Logo({ settings, title }: LogoProps) {
  const { provider, site } = usePlatform();
  const logo = settings && (settings.value?.logo || site.logo);
  return (
    <Link to="/" className={styles.logo} aria-label={title || messages.backHome}>
      {!settings && <span className={styles.placeholder} />}
      {logo && <img className={styles.image} src={provider.file(logo)} alt={title} />}
      {settings && !logo && <span>{title || messages.noTitle}</span>}
    </Link>
  );
}
