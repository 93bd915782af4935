import { messages } from '../messages/offline.ts';

/** When something was kept, by the device's clock: `today at 14:05`, `on November 24 at 9:30`. */
export function keptTime(at: Date, now: Date): string {
  const time = `${at.getHours()}:${String(at.getMinutes()).padStart(2, '0')}`;
  if (at.toDateString() === now.toDateString()) return messages.today(time);
  const date = new Intl.DateTimeFormat('en', { month: 'long', day: 'numeric' }).format(at);
  return messages.earlier(date, time);
}
