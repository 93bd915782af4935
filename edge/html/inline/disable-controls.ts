/** Buttons and forms that need code; the document's styles name the same ones where there is no script. */
const buttons = '#shop button:not([commandfor], form[action] *, [aria-disabled])';
const forms = '#shop form:not([action], [method=dialog])';

/** Marks what needs code as disabled, and keeps forms from being sent without it. Returns what undoes that. */
export function disableControls(): () => void {
  const marked = [...document.querySelectorAll(buttons)];
  const refuse = (event: Event) => {
    if (event.target instanceof Element && event.target.matches(forms)) event.preventDefault();
  };
  for (const button of marked) button.setAttribute('aria-disabled', 'true');
  addEventListener('submit', refuse, true);
  return () => {
    for (const button of marked) button.removeAttribute('aria-disabled');
    removeEventListener('submit', refuse, true);
  };
}
