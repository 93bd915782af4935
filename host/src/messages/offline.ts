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
  unseen: 'This page has not been opened on this device yet.',
  seen: 'You can read:',
} as const;

/** When something was cached, by the device's clock: `today at 14:05`, `on November 24 at 9:30`. */
export function cachedTime(at: Date, now: Date): string {
  const time = `${at.getHours()}:${String(at.getMinutes()).padStart(2, '0')}`;
  if (at.toDateString() === now.toDateString()) return `today at ${time}`;
  const date = new Intl.DateTimeFormat('en', { month: 'long', day: 'numeric' }).format(at);
  return `on ${date} at ${time}`;
}
