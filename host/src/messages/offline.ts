import type { ConnectionState } from '@shop/shared/contracts';

const states: Readonly<Record<ConnectionState['status'], string>> = {
  offline: 'You are offline. ',
  down: 'The shop’s kitchen does not answer right now. ',
  online: '',
};

/** Texts of the shop without a line. */
export const messages = {
  cached: (status: ConnectionState['status'], when: string) =>
    `${states[status]}This page is as it was ${when}.`,
  today: (time: string) => `today at ${time}`,
  earlier: (date: string, time: string) => `on ${date} at ${time}`,
  unseen: 'This page has not been opened on this device yet.',
  seen: 'You can read:',
} as const;
