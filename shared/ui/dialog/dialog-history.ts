/** The entry of the page's history that an open dialog has, so that Back closes it in place of leaving the page. */
export interface DialogEntry {
  /** Call when the dialog was closed otherwise: its entry goes, unless a choice in it has made the entry a page's. */
  leave(): void;
  /** Call when the dialog is removed, or a link in it leads on. */
  forget(): void;
}

interface DialogEntryOptions {
  readonly window: Window;
  /** Back was pressed; an address that was chosen in the dialog is left, too. */
  onBack(): void;
}

interface DialogState {
  /** How many dialogs are open. */
  readonly shopDialogs?: number;
  /** React Router counts entries; its next one follows this. */
  readonly idx?: number;
}

const stateOf = (state: unknown) => (state ?? {}) as DialogState;

/** Whether the page's present entry is that of a dialog: what is chosen in it takes the place of the entry. */
export function isDialogEntry(window: Window): boolean {
  return (stateOf(window.history.state).shopDialogs ?? 0) > 0;
}

/**
 * Adds an entry with the page's own address and state, so that a reload or Forward shows nothing new. The page's router
 * hears of Back as of any other: for it the address has not changed.
 */
export function pushDialogEntry({ window, onBack }: DialogEntryOptions): DialogEntry {
  const { history, location } = window;
  const { shopDialogs = 0, idx, ...state } = stateOf(history.state);
  const depth = shopDialogs + 1;
  const counted = idx === undefined ? {} : { idx: idx + 1 };
  history.pushState({ ...state, ...counted, shopDialogs: depth }, '');
  const pushedAt = location.href;
  const depthOf = (entry: unknown) => stateOf(entry).shopDialogs ?? 0;
  const forget = () => window.removeEventListener('popstate', onPopState);
  function onPopState({ state: entry }: PopStateEvent) {
    if (depthOf(entry) >= depth) return;
    forget();
    onBack();
  }
  window.addEventListener('popstate', onPopState);
  return {
    leave() {
      forget();
      if (depthOf(history.state) === depth && location.href === pushedAt) history.back();
    },
    forget,
  };
}
