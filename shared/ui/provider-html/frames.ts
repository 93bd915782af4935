import { messages } from './messages.ts';

/**
 * Frames as spans that keep their attributes. No sanitiser lets a frame pass, so that what becomes of one is decided
 * after cleaning, by `showFrames`; whatever else this changes in hostile text is cleaned like all of it.
 */
export function markFrames(html: string): string {
  return html.replace(/<(\/?)iframe(?=[\s/>])/gi, (_, slash: string) =>
    slash ? '</span' : '<span data-frame ',
  );
}

/**
 * Scripts of its own, in its own origin: without that no player plays. Never the page around it: no top navigation,
 * no forms, no dialogs, no downloads.
 */
const sandbox = 'allow-scripts allow-same-origin allow-presentation allow-popups';

/** Shows the marked frames of a cleaned text: players by https, a link for what may not be framed, else nothing. */
export function showFrames(text: DocumentFragment, ownAddresses: readonly string[]): void {
  const ownOrigins = ownAddresses.map((address) => new URL(address).origin);
  for (const mark of text.querySelectorAll('[data-frame]')) {
    const url = parsed(mark.getAttribute('src')?.trim() ?? '');
    if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) mark.remove();
    else mark.replaceWith(player(text.ownerDocument, mark, url, ownOrigins));
  }
}

/** Old embed codes leave the scheme to the page. */
function parsed(address: string): URL | null {
  const full = address.startsWith('//') ? `https:${address}` : address;
  try {
    return new URL(full);
  } catch {
    return null;
  }
}

function player(document: Document, mark: Element, url: URL, ownOrigins: readonly string[]): Element {
  const place = document.createElement('span');
  const link = document.createElement('a');
  link.href = url.href;
  link.textContent = messages.videoAt(url.host);
  // A frame of our own origin could take its sandbox off.
  if (url.protocol === 'https:' && !ownOrigins.includes(url.origin)) {
    place.setAttribute('data-video', '');
    place.append(frame(document, mark.getAttribute('title')?.trim() || messages.video, url));
  }
  place.append(link);
  return place;
}

function frame(document: Document, title: string, url: URL): HTMLIFrameElement {
  const element = document.createElement('iframe');
  element.setAttribute('sandbox', sandbox);
  element.setAttribute('allow', 'fullscreen; picture-in-picture; encrypted-media');
  element.setAttribute('referrerpolicy', 'strict-origin-when-cross-origin');
  element.setAttribute('loading', 'lazy');
  element.setAttribute('title', title);
  element.setAttribute('src', url.href);
  return element;
}
