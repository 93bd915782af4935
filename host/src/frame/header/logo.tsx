import type { PublicSettings } from '@shop/shared/contracts/provider';
import { usePlatform } from '@shop/shared/ui';
import { Link } from '@shop/shared/router';
import { messages } from '../../messages.ts';
import type { LoadResult } from '../frame-data.ts';
import styles from './logo.module.css';

interface LogoProps {
  readonly settings: LoadResult<PublicSettings> | undefined;
  readonly title: string;
}

/** The shop's logo; its title in words when there is none, `-` without either. */
export function Logo({ settings, title }: LogoProps) {
  const { provider } = usePlatform();
  const logo = settings?.value?.logo;
  return (
    <Link to="/" className={styles.logo} aria-label={title || messages.backHome}>
      {!settings && <span className={styles.placeholder} />}
      {logo && <img className={styles.image} src={provider.file(logo)} alt="" width={40} height={40} />}
      {settings && (title || !logo) && <span>{title || messages.noTitle}</span>}
    </Link>
  );
}
