import type { DeliveryAddress } from '@shop/shared/contracts/provider';
import { record, textOf, type StoredValue } from '../../components/storage/stored-value.ts';
import { addressOf } from '../../components/orders/device-orders.ts';

/** What the checkout form holds. */
export interface FormContent {
  readonly address: DeliveryAddress;
  /** Empty until one is chosen. */
  readonly method: string;
  /** Whether the address is to be remembered on this device. */
  readonly remember: boolean;
}

/** What was typed in the checkout, stored for its owner through reloads and logins until the order is placed. */
export interface CheckoutDraft {
  /** What was typed; else the address remembered on this device. */
  read(): FormContent;
  write(content: FormContent): void;
  /** The session ended during the checkout: the next login returns to it. */
  interrupt(): void;
  /** Whether the checkout was interrupted; true only once. */
  resume(): boolean;
  /**
   * The order is placed: stores or removes the address, as the shopper chose, and removes the draft. Returns whether this device
   * may keep the address.
   */
  complete(): boolean;
}

export function checkoutDraft(draft: StoredValue, remembered: StoredValue, owner: string): CheckoutDraft {
  const own = (stored: StoredValue) => {
    const entries = record(stored.read());
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
    // With a remembered address, which is as good as typed: a draft without one would hide it.
    interrupt: () => draft.write({ ...read(), owner, interrupted: true }),
    resume() {
      const { interrupted, ...typed } = own(draft) ?? {};
      if (interrupted !== true) return false;
      draft.write(typed);
      return true;
    },
    complete() {
      const { address, remember } = read();
      if (remember) remembered.write({ address, owner });
      else remembered.remove();
      draft.remove();
      return remember;
    },
  };
}
