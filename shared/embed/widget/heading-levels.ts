const observers = new WeakMap<Element, MutationObserver>();

/**
 * Gives the headings of a widget the levels that they have in the page around it, now and later: an `h1` is of the level named,
 * all others are as much lower.
 * @param first 2 to 6; any other leaves all as they are
 */
export function setHeadingLevels(frame: Element, first: number): void {
  observers.get(frame)?.disconnect();
  const isMoved = first >= 2 && first <= 6;
  const update = () => {
    for (const heading of frame.querySelectorAll('h1, h2, h3, h4, h5, h6')) {
      const level = `${Math.min(Number(heading.localName[1]) + Math.floor(first) - 1, 6)}`;
      if (!isMoved) heading.removeAttribute('aria-level');
      else if (heading.getAttribute('aria-level') !== level) heading.setAttribute('aria-level', level);
    }
  };
  update();
  if (!isMoved) return;
  const observer = new MutationObserver(update);
  observer.observe(frame, { childList: true, subtree: true });
  observers.set(frame, observer);
}
