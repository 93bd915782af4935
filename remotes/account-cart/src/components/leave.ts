import { createContext, useContext } from 'react';

/** Sends the whole page to another site. */
export type Leave = (address: string) => void;

const LeaveContext = createContext<Leave>(follow);

/** As a pressed link, so that the other site learns where the shopper comes from, whatever the page says of that. */
function follow(address: string): void {
  Object.assign(document.createElement('a'), { href: address, referrerPolicy: 'origin' }).click();
}

/** Puts another way of leaving in place, for tests and widgets. */
export const LeaveProvider = LeaveContext.Provider;

export function useLeave(): Leave {
  return useContext(LeaveContext);
}
