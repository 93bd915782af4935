type Field = HTMLInputElement | HTMLTextAreaElement;

/** Tells React what was typed and checked before hydration, as if it were typed now; the selection stays. */
export function restoreFields(): void {
  for (const field of document.querySelectorAll<Field>('#shop :is(input, textarea)')) {
    if (isCheckable(field)) restore(field, 'checked', field.defaultChecked, 'click');
    else restore(field, 'value', field.defaultValue, 'input');
  }
}

function isCheckable(field: Field): field is HTMLInputElement {
  return /^(checkbox|radio)$/.test(field.type);
}

function restore(field: Field, name: 'value' | 'checked', initial: string | boolean, event: string): void {
  const current: unknown = Reflect.get(field, name);
  if (current === initial) return;
  const { selectionStart, selectionEnd, selectionDirection } = field;
  // React's own setter notes the initial value, the prototype's does not: React finds that the value has changed.
  Reflect.set(field, name, initial);
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), name)?.set?.call(field, current);
  if (typeof selectionStart === 'number')
    field.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? undefined);
  field.dispatchEvent(new Event(event, { bubbles: true }));
}
