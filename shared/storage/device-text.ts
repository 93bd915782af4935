import { pageGlobal } from '@shop/shared/contracts';

/** Event of the window after a text of the device was written on this page; other tabs get the browser's `storage`. */
export const deviceTextEvent = 'shop:device-text';

/**
 * A text that is stored on the device under a key of its storage, the same for everything on the page and in other tabs;
 * null when there is none. For browsers alone. Writing is elsewhere (`useDeviceTextWriter`): every list reads.
 */
export function readDeviceText(key: string): string | null {
  const unkept = pageGlobal().deviceTexts?.get(key);
  if (unkept !== undefined) return unkept;
  try {
    return localStorage.getItem(key);
  } catch {
    // A browser that forbids the storage: whoever writes logs it.
    return null;
  }
}

/**
 * Tells of changes to any text, also of those in other tabs, and of those that a page in the browser's cache has not heard of.
 * Returns a function that ends that.
 */
export function followDeviceTexts(listener: () => void): () => void {
  const types = ['storage', 'pageshow', deviceTextEvent];
  for (const type of types) addEventListener(type, listener);
  return () => {
    for (const type of types) removeEventListener(type, listener);
  };
}
