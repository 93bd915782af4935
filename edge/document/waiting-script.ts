/**
 * Keeps what a visitor does on a rendered page until its code is there, and does it then, in the same order.
 * A constant text, so that one hash in the Content-Security-Policy admits it; the shell takes over through
 * `pageGlobal().waiting`.
 *
 * Links, real forms, disclosures and fields work by themselves; only when something waits already do links and forms
 * wait with it, and a second click on one goes at once. Buttons and forms without an address wait: marked as busy while
 * nobody has taken the page over, dimmed (without an attribute that React would find changed) until they are done.
 */
export const waitingScript = `(() => {
  // Nobody will take the page over: see unserved-script.ts.
  if ('unserved' in document.documentElement.dataset) return;
  const waiting = [];
  let marking = true;
  let passing = false;
  const keep = (event, element, again) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    if (marking) element.setAttribute('aria-busy', 'true');
    const look = element.animate({ opacity: 0.55 }, { duration: 120, fill: 'forwards' });
    waiting.push({ element, again, look });
  };
  const inLine = (element) => waiting.length > 0 && waiting.every((kept) => kept.element !== element);
  const native = (button) => (button.type === 'submit' && button.form) || button.commandForElement;
  const onClick = (event) => {
    const control = event.target.closest?.('#shop :is(a[href], button, summary, label, input, select, textarea)');
    if (passing || !control) return;
    const elsewhere = event.ctrlKey || event.metaKey || event.shiftKey || control.target;
    const waits = control.matches('a') ? !elsewhere && inLine(control) : control.matches('button') && !native(control);
    if (waits) keep(event, control, () => control.click());
  };
  const onSubmit = (event) => {
    const { target: form, submitter } = event;
    if (passing || !form.closest('#shop')) return;
    const element = submitter ?? form;
    if (!form.hasAttribute('action') || inLine(element)) keep(event, element, () => form.requestSubmit(submitter));
  };
  const pass = (act) => {
    passing = true;
    try {
      act();
    } finally {
      passing = false;
    }
  };
  const unmark = () => {
    marking = false;
    for (const { element } of waiting) element.removeAttribute('aria-busy');
  };
  const end = () => {
    removeEventListener('click', onClick, true);
    removeEventListener('submit', onSubmit, true);
    removeEventListener('error', onError, true);
  };
  const giveUp = () => {
    unmark();
    for (const { look } of waiting) look.cancel();
    const link = waiting.find(({ element }) => element.matches('a'));
    waiting.length = 0;
    end();
    link?.again();
  };
  const onError = ({ target }) => target.type === 'module' && giveUp();
  const retype = () => {
    for (const field of document.querySelectorAll('#shop :is(input, textarea)')) {
      const checks = /^(checkbox|radio)$/.test(field.type);
      const [name, before] = checks ? ['checked', field.defaultChecked] : ['value', field.defaultValue];
      const now = field[name];
      if (now === before) continue;
      const { selectionStart: start, selectionEnd: end, selectionDirection: direction } = field;
      field[name] = before;
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), name).set.call(field, now);
      if (typeof start === 'number') field.setSelectionRange(start, end, direction);
      field.dispatchEvent(new Event(checks ? 'click' : 'input', { bubbles: true }));
    }
  };
  let replaying = false;
  const replay = async () => {
    if (replaying) return;
    replaying = true;
    for (let next; (next = waiting[0]); waiting.shift()) {
      await new Promise((resolve) => setTimeout(resolve));
      next.look.cancel();
      if (next.element.isConnected) pass(next.again);
    }
    end();
  };
  addEventListener('click', onClick, true);
  addEventListener('submit', onSubmit, true);
  addEventListener('error', onError, true);
  (globalThis[Symbol.for('shop.platform/1')] ??= {}).waiting = { unmark, retype, replay, giveUp };
})();`;
