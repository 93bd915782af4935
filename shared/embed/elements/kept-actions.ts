/** What was done in a preview. */
export interface KeptActions {
  /** Does it in the widget that stands in its place: focus, open details, and the last press. */
  repeatIn(root: ParentNode): void;
  /** Without a widget: follows the link that was pressed. */
  followLink(): void;
}

/** Keeps what is done in a preview. Buttons wait for the widget, and so do links to pages of its own area. */
export function keepActions(frame: HTMLElement): KeptActions {
  let pressed: HTMLElement | undefined;
  let focused: HTMLElement | undefined;
  frame.addEventListener('click', (event) => {
    const { target, ctrlKey, metaKey, shiftKey, altKey } = event;
    // Events in the frame come from elements of it.
    const control = (target as Element).closest<HTMLElement>('a, button');
    const elsewhere = ctrlKey || metaKey || shiftKey || altKey;
    if (!control || (control.matches('a') && (elsewhere || !control.matches('[data-own]')))) return;
    event.preventDefault();
    pressed = control;
    for (const other of frame.querySelectorAll('[aria-busy]')) other.removeAttribute('aria-busy');
    control.setAttribute('aria-busy', 'true');
    control.animate({ opacity: 0.55 }, { duration: 120, fill: 'forwards' });
  });
  frame.addEventListener('focusin', ({ target }) => (focused = target as HTMLElement));
  // The widget takes the focused element away as well, but with the whole frame.
  frame.addEventListener('focusout', () => setTimeout(() => frame.isConnected && (focused = undefined)));
  return {
    repeatIn(root) {
      const again = (control: HTMLElement | null | undefined) =>
        control && alike(root, control)[alike(frame, control).indexOf(control)];
      again(focused)?.focus({ preventScroll: true });
      for (const { open, firstElementChild } of frame.querySelectorAll('details')) {
        const summary = again(firstElementChild as HTMLElement | null);
        if (summary && summary.closest('details')?.open !== open) summary.click();
      }
      again(pressed)?.click();
    },
    followLink() {
      if (pressed instanceof HTMLAnchorElement) location.assign(pressed.href);
    },
  };
}

/** The elements that are the same as one to those who use it. */
function alike(root: ParentNode, control: HTMLElement): HTMLElement[] {
  const label = control.getAttribute('aria-label');
  return [...root.querySelectorAll<HTMLElement>(control.localName)].filter(
    (one) => one.textContent === control.textContent && one.getAttribute('aria-label') === label,
  );
}
