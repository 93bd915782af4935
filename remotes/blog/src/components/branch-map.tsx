import { useEffect, useRef, useState } from 'react';
import type { Branch } from '@shop/shared/contracts/provider';
import { messages } from '../messages/pages.ts';
import styles from './branch-map.module.css';
import { ShowNearViewport } from './show-near-viewport.tsx';
import { OutwardLink, frameAddress, webAddress } from './outward-link.tsx';

const { missing, external, title } = messages.map;

/** Sandbox: the map may run scripts and open tabs, without access to the shop or the visitor's data. */
const allowed = 'allow-scripts allow-popups';

interface BranchMapProps {
  readonly branch: Branch | undefined;
  /** Gives a map its height; where there is none, the words take no more than they need. */
  readonly className: string | undefined;
}

/** The map of a branch, framed only when its address is safe, and loaded near the viewport. */
export function BranchMap({ branch, className }: BranchMapProps) {
  const embed = frameAddress(branch?.map_embed_link ?? null);
  const mapAddress = webAddress(branch?.map_location_url ?? null);
  if (embed)
    return (
      <ShowNearViewport className={`${styles.map} ${className}`}>
        <iframe
          className={styles.frame}
          src={embed}
          title={title(branch?.name ?? '')}
          sandbox={allowed}
          loading="lazy"
          referrerPolicy="no-referrer"
        />
      </ShowNearViewport>
    );
  return <NoMap address={mapAddress} />;
}

/** The shell reserves room for a map at the foot of a page; below the screen it goes, so that nothing moves under a reader. */
function NoMap({ address }: { readonly address: string | null }) {
  const place = useRef<HTMLDivElement>(null);
  const [isCollapsed, setIsCollapsed] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      const last = entries.at(-1);
      if (last && !last.isIntersecting && last.boundingClientRect.top > 0) setIsCollapsed(true);
    });
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={place} className={styles.missing} data-collapsed={isCollapsed || undefined}>
      <p>{missing}</p>
      {address && <OutwardLink href={address}>{external}</OutwardLink>}
    </div>
  );
}
