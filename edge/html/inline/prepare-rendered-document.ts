import { captureEarlyEvents } from './capture-early-events.ts';
import { prepareDocument } from './prepare-document.ts';

/** The last script of a head whose page was rendered at the edge: one script, since each costs a hash and time of a phone. */
export function prepareRenderedDocument(): void {
  prepareDocument();
  captureEarlyEvents();
}
