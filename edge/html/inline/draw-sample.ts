import { pageGlobal, type FieldSample } from '@shop/shared/contracts';
import { whenIdle } from './when-idle.ts';

/** Errors that are kept until the code that counts them is there. */
const maxKept = 30;

/**
 * Decides once whether field data of this page is sent. Of one that is drawn it keeps what goes wrong before the page's code runs;
 * what is measured and sent is `host/src/field-data/measure-page.ts`'s work. The share and the set stand at the script's element.
 */
export function drawSample(): void {
  const { share, set = '', consent } = document.currentScript?.dataset ?? {};
  if (!(Math.random() < Number(share))) return;
  const errors: Event[] = [];
  const sample: FieldSample = {
    set,
    needsConsent: consent !== undefined,
    idle: new Promise((resolve) => whenIdle(async () => resolve())),
    errors,
    onError: (event) => errors.length < maxKept && errors.push(event),
  };
  pageGlobal().sample = sample;
  const note = (event: Event) => sample.onError(event);
  // What an element could not load does not bubble.
  addEventListener('error', note, true);
  addEventListener('unhandledrejection', note);
}
