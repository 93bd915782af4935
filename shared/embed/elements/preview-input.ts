/** What a visitor did in a preview. React replays no clicks, and is not loaded at that time. */
interface PreviewInput {
  /** Repeats it in the widget that replaces the preview: focus, opened details, and the last click. */
  repeatIn(root: ParentNode): void;
  /** When there will be no widget: follows the link that was clicked. */
  followLink(): void;
}

/** Records input in a preview. Clicks on buttons, and on links to pages of the widget's own area, wait for the widget. */
export function recordPreviewInput(frame: HTMLElement): PreviewInput {
  let clicked: HTMLElement | undefined;
  let focused: HTMLElement | undefined;
  frame.addEventListener('click', (event) => {
    const { target, ctrlKey, metaKey, shiftKey, altKey } = event;
    // Events in the frame come from elements of it.
    const control = (target as Element).closest<HTMLElement>('a, button');
    const opensElsewhere = ctrlKey || metaKey || shiftKey || altKey;
    if (!control || (control.matches('a') && (opensElsewhere || !control.matches('[data-own]')))) return;
    event.preventDefault();
    clicked = control;
    for (const other of frame.querySelectorAll('[aria-busy]')) other.removeAttribute('aria-busy');
    control.setAttribute('aria-busy', 'true');
    control.animate({ opacity: 0.55 }, { duration: 120, fill: 'forwards' });
  });
  frame.addEventListener('focusin', ({ target }) => (focused = target as HTMLElement));
  // Focus is also lost when the widget replaces the frame; that loss does not count.
  frame.addEventListener('focusout', () => setTimeout(() => frame.isConnected && (focused = undefined)));
  return {
    repeatIn(root) {
      const sameIn = (control: HTMLElement | null | undefined) =>
        control && withSameLabel(root, control)[withSameLabel(frame, control).indexOf(control)];
      sameIn(focused)?.focus({ preventScroll: true });
      for (const { open, firstElementChild } of frame.querySelectorAll('details')) {
        const summary = sameIn(firstElementChild as HTMLElement | null);
        if (summary && summary.closest('details')?.open !== open) summary.click();
      }
      sameIn(clicked)?.click();
    },
    followLink() {
      if (clicked instanceof HTMLAnchorElement) location.assign(clicked.href);
    },
  };
}

/** The elements that have the tag, text and label of a control, in document order. */
function withSameLabel(root: ParentNode, control: HTMLElement): HTMLElement[] {
  const label = control.getAttribute('aria-label');
  return [...root.querySelectorAll<HTMLElement>(control.localName)].filter(
    (one) => one.textContent === control.textContent && one.getAttribute('aria-label') === label,
  );
}
