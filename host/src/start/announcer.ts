import type { Announce } from '@shop/shared/contracts';

/** Live regions at the end of the body; a message said twice is heard twice. */
export function createAnnouncer(document: Document): Announce {
  const regions = { polite: liveRegion(document, 'polite'), assertive: liveRegion(document, 'assertive') };
  return (message, urgency = 'polite') => {
    const line = document.createElement('p');
    line.textContent = message;
    regions[urgency].replaceChildren(line);
  };
}

function liveRegion(document: Document, urgency: 'polite' | 'assertive'): HTMLElement {
  const region = document.createElement('div');
  region.className = 'visually-hidden';
  region.setAttribute('aria-live', urgency);
  document.body.append(region);
  return region;
}
