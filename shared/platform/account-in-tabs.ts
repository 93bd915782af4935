import { followOtherTabs } from '@shop/shared/cart';
import { openAccount, type Account, type AccountOptions } from './account.ts';

/** Session and cart of a page, in step with those of the shop's other tabs. */
export function openAccountInTabs(options: AccountOptions): Account {
  const account = openAccount(options);
  const { tokenPrefix = '', events, signal = new AbortController().signal } = options;
  // The prefix tells the shop's tabs apart from those of other shops.
  const channel = new BroadcastChannel(`shop.cart/${tokenPrefix}`);
  followOtherTabs(account, { events, channel, signal });
  return account;
}
