import { hydrationElementId } from '@shop/shared/contracts';
import type { Hydration } from './hydration.ts';

/** What the document was rendered with; undefined when it was not, or when that cannot be read. */
export function readHydration(document: Document): Hydration | undefined {
  const text = document.getElementById(hydrationElementId)?.textContent;
  if (!text) return undefined;
  try {
    // The edge writes it with the shell's own server output of the same release.
    return JSON.parse(text) as Hydration;
  } catch (error) {
    console.error('The rendered page cannot be taken over; it is rendered anew.', error);
    return undefined;
  }
}
