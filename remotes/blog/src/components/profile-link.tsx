import type { ContactInfo } from '@shop/shared/contracts/provider';
import { IconShape } from '@shop/shared/ui';
import { messages } from '../messages/pages.ts';
import styles from './links.module.css';
import { webAddress } from './outward-link.tsx';

/** Line icons on a ground of 20 by 20, by the name the provider gives the platform. */
const icons: Readonly<Record<string, string>> = {
  facebook: 'M13.5 3H12a3 3 0 0 0-3 3v11M6 10h7',
  instagram:
    'M6 3h8a3 3 0 0 1 3 3v8a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3V6a3 3 0 0 1 3-3ZM7 10a3 3 0 1 0 6 0a3 3 0 1 0-6 0M14 6h.01',
  linkedin: 'M4.5 8.5V16M4.5 4.5h.01M8.5 16V8.5M8.5 12a3.5 3.5 0 0 1 7 0v4',
  'twitter (x)': 'M4 4h3l9 12h-3ZM16 4 11 9.5M9 11.5 4 16',
  youtube: 'M5 5h10a3 3 0 0 1 3 3v4a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3V8a3 3 0 0 1 3-3ZM8.5 8v4l3.5-2Z',
};

/** The icon of a platform; undefined for one that has none here. */
function socialIcon(platform: string): string | undefined {
  const name = platform.trim().toLowerCase();
  return Object.hasOwn(icons, name) ? icons[name] : undefined;
}

interface ProfileLinkProps {
  readonly profile: ContactInfo['social_media_profiles'][number];
  /** Shows the name beside the icon; without it, well-known platforms show their icon alone. */
  readonly named?: boolean;
}

/** The shop's profile elsewhere; plain text when its address is not usable. */
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
