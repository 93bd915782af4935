interface HistoryState {
  /** Place in the page, name and text of fields. */
  readonly typed?: readonly (readonly [place: number, name: string, text: string])[];
}

/** Saves what is typed with the history entry, for the document that is about to be reloaded. */
export function saveFields(): void {
  const typed = [...fields()].flatMap((field, place) =>
    field.value === field.defaultValue || field.type === 'password' ? [] : [[place, field.name, field.value]],
  );
  history.replaceState({ ...history.state, typed }, '');
}

/** Puts what was typed before the reload back, as if the visitor had typed it into this document; once. */
export function takeFields(): void {
  const { typed, ...state } = (history.state ?? {}) as HistoryState;
  if (!typed) return;
  history.replaceState(state, '');
  for (const [place, name, text] of typed) {
    const field = fields()[place];
    if (field?.name === name) field.value = text;
  }
}

function fields(): NodeListOf<HTMLInputElement | HTMLTextAreaElement> {
  return document.querySelectorAll('#shop :is(input:not([type=checkbox], [type=radio]), textarea)');
}
