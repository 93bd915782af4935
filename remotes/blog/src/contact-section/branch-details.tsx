import type { Branch } from '@shop/shared/contracts/provider';
import { messages } from '../messages.ts';
import { OutwardLink } from '../components/outward-link.tsx';
import { phoneAddress } from '../components/web-address.ts';

export function BranchDetails({ branch }: { readonly branch: Branch | undefined }) {
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
