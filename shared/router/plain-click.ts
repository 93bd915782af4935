import type { MouseEvent } from 'react';

/** Whether a click on an anchor is for the shop: no other button, no key held down, no other window. */
export function isPlainClick(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { target } = event.currentTarget;
  const modified = event.metaKey || event.altKey || event.ctrlKey || event.shiftKey;
  return event.button === 0 && !modified && (target === '' || target === '_self');
}
