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
  const isOwn = (entries: Readonly<Record<string, unknown>>) => entries['owner'] === owner;
  const ownDraft = () => [record(draft.read())].find(isOwn);
  /** One of each customer of the device; earlier releases stored one alone. */
  const addresses = () => [remembered.read() ?? []].flat().map(record);
  const read = (): FormContent => {
    const typed = ownDraft();
    const device = addresses().find(isOwn);
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
      const { interrupted, ...typed } = ownDraft() ?? {};
      if (interrupted !== true) return false;
      draft.write(typed);
      return true;
    },
    complete() {
      const { address, remember } = read();
      const others = addresses().filter((entries) => !isOwn(entries));
      const all = remember ? [...others, { address, owner }] : others;
      if (all.length > 0) remembered.write(all);
      else remembered.remove();
      draft.remove();
      return remember;
    },
  };
}
