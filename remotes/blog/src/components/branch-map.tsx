import type { Branch } from '@shop/shared/contracts/provider';
import { messages } from '../messages/pages.ts';
import styles from './branch-map.module.css';
import { ShowNearViewport } from './show-near-viewport.tsx';
import { OutwardLink, frameAddress, webAddress } from './outward-link.tsx';

const { missing, external, title } = messages.map;

/** Sandbox: the map may run scripts and open tabs, without access to the shop or the visitor's data. */
const allowed = 'allow-scripts allow-popups';

/** The map of a branch, framed only when its address is safe, and loaded near the viewport. */
export function BranchMap({ branch }: { readonly branch: Branch | undefined }) {
  const embed = frameAddress(branch?.map_embed_link ?? null);
  const mapAddress = webAddress(branch?.map_location_url ?? null);
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
      {mapAddress && <OutwardLink href={mapAddress}>{external}</OutwardLink>}
    </div>
  );
}
