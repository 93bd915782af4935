import { deferred, type Report } from '@shop/shared/contracts';
import type { CartOwner } from './page-events.ts';

type PageEvents = typeof import('./page-events.ts');

const shown = deferred<void>();
let loading: Promise<PageEvents> | undefined;
let loaded: PageEvents | undefined;

/** A widget shows: what happens on the page may be told now. Its code is loaded after what is seen. */
export function startPageEvents(): void {
  shown.resolve();
}

/** Tells the page around what an area reports, in its order. */
export function reportTo(target: () => EventTarget): Report {
  return (...event) => whenLoaded(({ fireReported }) => fireReported(target(), ...event));
}

/** Tells the page around of the cart and of its changes. */
export function reportCart(target: () => EventTarget, owner: CartOwner): void {
  whenLoaded(({ fireCartChanges }) => fireCartChanges(target, owner));
}

async function whenLoaded(tell: (events: PageEvents) => void): Promise<void> {
  // At once, before whatever the reporting code does next.
  if (loaded) return tell(loaded);
  try {
    await shown.promise;
    loaded = await (loading ??= import('./page-events.ts'));
    tell(loaded);
  } catch (error) {
    loading = undefined;
    console.error('The page could not be told what happens in the shop.', error);
  }
}
