import type { ContactInfo } from '@shop/shared/contracts/provider';
import { IconShape } from '@shop/shared/ui';
import { messages } from '../messages.ts';
import styles from './profile-link.module.css';
import { socialIcon } from './social-icon.ts';
import { webAddress } from './web-address.ts';

interface ProfileLinkProps {
  readonly profile: ContactInfo['social_media_profiles'][number];
  /** Name beside the icon; without it the icon alone stands for the five platforms everybody knows. */
  readonly named?: boolean;
}

/** The shop's profile elsewhere; words alone where its address is of no use. */
export function ProfileLink({ profile, named = false }: ProfileLinkProps) {
  const { platform_display: name, link } = profile;
  const address = webAddress(link);
  const icon = socialIcon(name);
  if (!address) return <span className={styles.profile}>{name}</span>;
  return (
    <a
      className={`${styles.profile} ${icon && !named ? styles.round : ''}`}
      href={address}
      rel="noopener noreferrer"
      aria-label={`${name} ${messages.outward}`}
    >
      {icon && <IconShape path={icon} />}
      {(named || !icon) && name}
    </a>
  );
}
