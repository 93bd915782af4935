interface HistoryState {
  readonly searchTerm?: string;
}

/** Saves what is typed in the search field with the history entry, for the document that is about to be reloaded. */
export function saveSearchTerm(document: Document): void {
  const searchTerm = document.querySelector<HTMLInputElement>('input[name=search]')?.value;
  history.replaceState({ ...history.state, searchTerm }, '');
}

/** What was typed before the reload; returned once, so that it does not come back with a later reload. */
export function consumeSearchTerm(): string | undefined {
  const { searchTerm, ...state } = (history.state ?? {}) as HistoryState;
  if (searchTerm !== undefined) history.replaceState(state, '');
  return searchTerm;
}
