/** A fixed element may be beside a scrollbar. */
const scrollbar = 24;

/**
 * Puts a fixed element into the top layer once an ancestor with a transform, a filter or containment holds it, in the place of the
 * view. Elsewhere it stays below what the page puts over it by a `z-index`. Returns a function that ends it.
 */
export function keepInView(element: HTMLElement): () => void {
  const { ownerDocument: document } = element;
  const window = document.defaultView;
  // Browsers without popovers leave it where it is.
  if (!window || !('showPopover' in element)) return () => {};
  const look = () => {
    if (element.matches(':popover-open') || isBehindDialog(document) || !isHeld(element, window)) return;
    element.popover = 'manual';
    element.showPopover();
  };
  // At first, when it comes into view or leaves it, and when a dialog has given the focus back.
  const observer = new IntersectionObserver(look, { root: document, threshold: [0, 1] });
  observer.observe(element);
  window.addEventListener('resize', look);
  document.addEventListener('focusin', look);
  return () => {
    observer.disconnect();
    window.removeEventListener('resize', look);
    document.removeEventListener('focusin', look);
  };
}

/** Whether a fixed element is not where its `right` and `bottom` put it in the view; never while that is zoomed into. */
function isHeld(element: HTMLElement, window: Window): boolean {
  const { innerWidth, innerHeight, visualViewport } = window;
  const { right, bottom } = getComputedStyle(element);
  const box = element.getBoundingClientRect();
  const [x, y] = [innerWidth - box.right - parseFloat(right), innerHeight - box.bottom - parseFloat(bottom)];
  return visualViewport?.scale === 1 && Math.max(Math.abs(x), Math.abs(y)) > scrollbar;
}

/** Whether the focus is in a modal dialog, in the page or in a shadow root: the top layer would be over it. */
function isBehindDialog(document: Document): boolean {
  let focused = document.activeElement;
  while (focused) {
    if (focused.closest(':modal')) return true;
    focused = focused.shadowRoot?.activeElement ?? null;
  }
  return false;
}
