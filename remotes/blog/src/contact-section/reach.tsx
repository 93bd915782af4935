import type { ContactInfo } from '@shop/shared/contracts/provider';
import { messages } from '../messages/pages.ts';
import { OutwardLink, mailAddress } from '../components/outward-link.tsx';
import { ProfileLink } from '../components/profile-link.tsx';
import styles from './contact-section.module.css';

/** The first address for mail and the shop's profiles elsewhere. */
export function Reach({ info }: { readonly info: ContactInfo }) {
  const { branch_locations: branches, contact_emails: mail, social_media_profiles: profiles } = info;
  if (branches.length + mail.length + profiles.length === 0)
    return <p className="soft">{messages.contactSection.empty}</p>;
  const [first] = mail;
  return (
    <>
      {first && (
        <p className="soft">
          {first.purpose && `${first.purpose}: `}
          <OutwardLink href={mailAddress(first.email_address)}>{first.email_address}</OutwardLink>
        </p>
      )}
      {profiles.length > 0 && (
        <ul className={styles.social}>
          {profiles.map((profile, index) => (
            <li key={index}>
              <ProfileLink profile={profile} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
