import type { Platform } from '@shop/shared/contracts';
import { getContactInfo, type Branch, type ContactInfo } from '@shop/shared/contracts/provider';
import { PlatformProvider, Skeleton, useWhenBack } from '@shop/shared/ui';
import { useEffect, useId, useState, type ComponentType } from 'react';
import { messages } from '../messages/pages.ts';
import { BranchMap } from '../components/branch-map.tsx';
import { OutwardLink, phoneAddress } from '../components/outward-link.tsx';
import { withSiteContact } from '../components/site-contact.ts';
import { BranchImage } from './branch-image.tsx';
import styles from './contact-section.module.css';
import { Reach } from './reach.tsx';

const { heading, empty } = messages.contactSection;

/** Where the shop's head office is and how to reach it, for the foot of every page. */
export function contactSection(platform: Platform): ComponentType {
  return function ContactSection() {
    const info = useContactInfo(platform);
    const headingId = useId();
    return (
      <PlatformProvider platform={platform}>
        <section className={styles.section} aria-labelledby={headingId} aria-busy={info === undefined}>
          <div className={styles.columns}>
            <div className={styles.words}>
              <h2 id={headingId}>{heading}</h2>
              {info === undefined && <Skeleton lines={4} />}
              {info === null && <p className="soft">{empty}</p>}
              {info && <Words info={info} />}
            </div>
            {info && <Place info={info} />}
          </div>
        </section>
      </PlatformProvider>
    );
  };
}

function Words({ info }: { readonly info: ContactInfo }) {
  return (
    <>
      <BranchDetails branch={mainBranch(info)} />
      <Reach info={info} />
    </>
  );
}

function BranchDetails({ branch }: { readonly branch: Branch | undefined }) {
  if (!branch) return <p className="soft">{messages.contactSection.noBranch}</p>;
  return (
    <address>
      <b>{branch.name}</b>
      <p>{branch.address}</p>
      <p>
        <OutwardLink href={phoneAddress(branch.phone_number)}>{branch.phone_number}</OutwardLink>
      </p>
    </address>
  );
}

function Place({ info }: { readonly info: ContactInfo }) {
  const branch = mainBranch(info);
  return (
    <div className={styles.place}>
      <BranchImage branch={branch} />
      <BranchMap branch={branch} className={styles.map} />
    </div>
  );
}

/** The head office, else the first branch. */
function mainBranch({ branch_locations: branches }: ContactInfo) {
  return branches.find(({ is_hq }) => is_hq) ?? branches[0];
}

/** Undefined while it loads, null when that fails; it loads again when the provider can be reached again. */
function useContactInfo(platform: Platform): ContactInfo | null | undefined {
  const { provider, site } = platform;
  const [attempt, setAttempt] = useState(0);
  const [info, setInfo] = useState<ContactInfo | null>();
  useEffect(() => {
    const stop = new AbortController();
    provider.call(getContactInfo, {}, { signal: stop.signal, fresh: attempt > 0 }).then(
      (answer) => setInfo(withSiteContact(answer, site)),
      () => {
        if (!stop.signal.aborted) setInfo(null);
      },
    );
    return () => stop.abort();
  }, [provider, site, attempt]);
  useWhenBack(info === null ? () => setAttempt(attempt + 1) : undefined, platform);
  return info;
}
