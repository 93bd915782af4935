import { createContext, useContext } from 'react';

/** Sends the whole page to another site. */
export type Leave = (address: string) => void;

const LeaveContext = createContext<Leave>((address) => window.location.assign(address));

/** Puts another way of leaving in place, for tests and widgets. */
export const LeaveProvider = LeaveContext.Provider;

export function useLeave(): Leave {
  return useContext(LeaveContext);
}
