import type { Branch, ContactInfo } from '@shop/shared/contracts/provider';
import { usePlatform } from '@shop/shared/ui';
import { messages } from '../messages/pages.ts';
import { BranchMap } from '../components/branch-map.tsx';
import { OutwardLink, mailAddress, phoneAddress, webAddress } from '../components/outward-link.tsx';
import { ProfileLink } from '../components/profile-link.tsx';
import { withSiteContact } from '../components/site-contact.ts';
import styles from './contact.module.css';

const { locations, headquarters, map, emails, social, empty } = messages.contact;

/** Where the shop is and how to reach it; each part only where there is something to say. */
export function ContactDetails({ info }: { readonly info: ContactInfo }) {
  const shown = withSiteContact(info, usePlatform().site);
  const { branch_locations: branches, contact_emails: mail, social_media_profiles: profiles } = shown;
  if (branches.length + mail.length + profiles.length === 0) return <p className="soft">{empty}</p>;
  return (
    <div className={styles.details}>
      {branches.length > 0 && (
        <section>
          <h2>{locations}</h2>
          <ul className={styles.branches}>
            {branches.map((branch, index) => (
              <BranchItem key={index} branch={branch} />
            ))}
          </ul>
        </section>
      )}
      {mail.length > 0 && (
        <section>
          <h2>{emails}</h2>
          <ul className={styles.lines}>
            {mail.map(({ email_address, purpose }, index) => (
              <li key={index}>
                {purpose && `${purpose}: `}
                <OutwardLink href={mailAddress(email_address)}>{email_address}</OutwardLink>
              </li>
            ))}
          </ul>
        </section>
      )}
      {profiles.length > 0 && (
        <section>
          <h2>{social}</h2>
          <ul className={styles.profiles}>
            {profiles.map((profile, index) => (
              <li key={index}>
                <ProfileLink profile={profile} named />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function BranchItem({ branch }: { readonly branch: Branch }) {
  const mapAddress = webAddress(branch.map_location_url);
  return (
    <li>
      <h3>{branch.is_hq ? `${branch.name} ${headquarters}` : branch.name}</h3>
      <address>{branch.address}</address>
      <p>
        <OutwardLink href={phoneAddress(branch.phone_number)}>{branch.phone_number}</OutwardLink>
      </p>
      {mapAddress && <OutwardLink href={mapAddress}>{map}</OutwardLink>}
      {branch.map_embed_link && (
        <div className={styles.place}>
          <BranchMap branch={branch} className={styles.map} />
        </div>
      )}
    </li>
  );
}
