import type { Branch } from '@shop/shared/contracts/provider';
import { Picture, usePlatform } from '@shop/shared/ui';
import { messages } from '../messages/pages.ts';
import { webAddress } from '../components/outward-link.tsx';
import styles from './contact-section.module.css';

const { noImage, onMap } = messages.contactSection;

/** A picture of the branch that leads to it on the map. */
export function BranchImage({ branch }: { readonly branch: Branch | undefined }) {
  const { provider } = usePlatform();
  if (!branch?.image) return <p className={styles.missing}>{noImage}</p>;
  const map = webAddress(branch.map_location_url);
  const picture = (
    <Picture
      className={styles.image}
      src={provider.file(branch.image)}
      alt={map ? onMap(branch.name) : branch.name}
      width={720}
      height={480}
    />
  );
  if (!map) return picture;
  return (
    <a className={styles.imageLink} href={map} rel="noopener noreferrer">
      {picture}
    </a>
  );
}
