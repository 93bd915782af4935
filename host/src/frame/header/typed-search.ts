/** What the history entry of a page that begins anew knows of the search field. */
interface Entry {
  readonly typed?: string;
}

/** Leaves what is typed in the search field with the page's history entry, for the document that is loaded anew. */
export function keepTyped(document: Document): void {
  const typed = document.querySelector<HTMLInputElement>('input[name=search]')?.value;
  history.replaceState({ ...history.state, typed }, '');
}

/** What was typed before the page began anew; asked once, so that it does not come back with a later reload. */
export function takeTyped(): string | undefined {
  const { typed, ...entry } = (history.state ?? {}) as Entry;
  if (typed !== undefined) history.replaceState(entry, '');
  return typed;
}
