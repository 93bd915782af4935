/** What `locate` leaves in the page for a click, and what became of that. */
export interface AimGlobal {
  aimed?: { readonly element: Element; isMissed?: boolean };
  isGuarded?: boolean;
}

/**
 * Keeps a click from all but the element that `locate` has found for it: between the look and the click the page may
 * have moved. Runs in the page.
 */
export function guardClicks(): void {
  const page = globalThis as AimGlobal;
  if (page.isGuarded) return;
  page.isGuarded = true;
  const check = (event: Event) => {
    const { aimed } = page;
    if (!aimed) return;
    const path = event.composedPath();
    const isHit = path.includes(aimed.element) || (path[0] as Element).contains(aimed.element);
    // A press that begins beside it is none of it in the end either.
    if (isHit && !aimed.isMissed) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    aimed.isMissed = true;
  };
  for (const name of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'])
    addEventListener(name, check, { capture: true });
}

/** Ends the aim; tells whether the click went by. Never where it has led to another document. Runs in the page. */
export function endAim(): boolean {
  const page = globalThis as AimGlobal;
  const isMissed = page.aimed?.isMissed ?? false;
  delete page.aimed;
  return isMissed;
}
