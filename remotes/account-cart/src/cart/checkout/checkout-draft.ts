import type { DeliveryAddress } from '@shop/shared/contracts/provider';
import { record, textOf, type Kept } from '../../components/browser-store.ts';
import { addressOf } from './address.ts';

/** What the checkout form holds. */
export interface FormContent {
  readonly address: DeliveryAddress;
  /** Empty until one is chosen. */
  readonly method: string;
  /** Whether the address is to be remembered on this device. */
  readonly remember: boolean;
}

/** What was typed in the checkout, kept for its owner through reloads and logins until the order is placed. */
export interface CheckoutDraft {
  /** What was typed; else the address remembered on this device. */
  read(): FormContent;
  write(content: FormContent): void;
  /** The session ended in the middle: the next login comes back to the checkout. */
  interrupt(): void;
  /** Whether the checkout was interrupted; says so once. */
  resume(): boolean;
  /** The order is placed: remembers the address, or forgets it, as the shopper wished. */
  done(): void;
}

export function checkoutDraft(draft: Kept, remembered: Kept, owner: string): CheckoutDraft {
  const own = (kept: Kept) => {
    const entries = record(kept.read());
    return entries['owner'] === owner ? entries : undefined;
  };
  const read = (): FormContent => {
    const typed = own(draft);
    const device = own(remembered);
    return {
      address: addressOf((typed ?? device)?.['address']),
      method: textOf(typed?.['method']),
      remember: typed ? typed['remember'] === true : device !== undefined,
    };
  };
  return {
    read,
    write: (content) => draft.write({ ...content, owner }),
    interrupt: () => draft.write({ ...own(draft), owner, interrupted: true }),
    resume() {
      const { interrupted, ...typed } = own(draft) ?? {};
      if (interrupted !== true) return false;
      draft.write(typed);
      return true;
    },
    done() {
      const { address, remember } = read();
      if (remember) remembered.write({ address, owner });
      else remembered.forget();
      draft.forget();
    },
  };
}
