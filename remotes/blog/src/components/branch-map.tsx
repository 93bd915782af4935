import type { Branch } from '@shop/shared/contracts/provider';
import { messages } from '../messages.ts';
import styles from './branch-map.module.css';
import { ShowNearViewport } from './show-near-viewport.tsx';
import { OutwardLink } from './outward-link.tsx';
import { frameAddress, webAddress } from './web-address.ts';

const { missing, external, title } = messages.map;

/** The map may run its scripts and open itself in a tab, and reaches nothing of the shop or of the visitor. */
const allowed = 'allow-scripts allow-popups';

/** The map of a branch, framed only when its address is safe, and asked for when its place is near the screen. */
export function BranchMap({ branch }: { readonly branch: Branch | undefined }) {
  const embed = frameAddress(branch?.map_embed_link ?? null);
  const place = webAddress(branch?.map_location_url ?? null);
  if (embed)
    return (
      <ShowNearViewport className={styles.map}>
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
  return (
    <div className={`${styles.map} ${styles.missing}`}>
      <p>{missing}</p>
      {place && <OutwardLink href={place}>{external}</OutwardLink>}
    </div>
  );
}
