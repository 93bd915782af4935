import { analyticsChoiceKey, pageGlobal, type FieldSample } from '@shop/shared/contracts';
import { whenIdle } from './when-idle.ts';

/** Errors that are stored until the code that counts them is there. */
const maxKept = 30;

/**
 * Decides once whether field data of this page is sent. Of one that is drawn it keeps what goes wrong before the page's code runs;
 * what is measured and sent is `host/src/field-data/measure-page.ts`'s work. The share and the set stand at the script's element.
 */
export function drawSample(): void {
  const { share, set = '', consent } = document.currentScript?.dataset ?? {};
  const isAllowed = () => consent === undefined || hasConsented();
  if (!(Math.random() < Number(share) && isAllowed())) return;
  const idle = new Promise<void>((resolve) => whenIdle(async () => resolve()));
  const errors: Event[] = [];
  const sample: FieldSample = {
    set,
    isAllowed,
    // What is not measured because its code does not come is not missed by the visitor.
    start: (load, ...page) =>
      void idle.then(load).then(
        ({ measurePage }) => measurePage(sample, ...page),
        () => {},
      ),
    errors,
    onError: (event) => errors.length < maxKept && errors.push(event),
  };
  pageGlobal().sample = sample;
  const note = (event: Event) => sample.onError(event);
  // What an element could not load does not bubble.
  addEventListener('error', note, true);
  addEventListener('unhandledrejection', note);
}

/** Where the browser refuses storage there is no choice. */
function hasConsented(): boolean {
  try {
    return localStorage.getItem(analyticsChoiceKey) === 'granted';
  } catch {
    return false;
  }
}
