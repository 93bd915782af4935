import { pageGlobal } from '@shop/shared/contracts';
import { followHistory } from './follow-history.ts';
import { restoreFields } from './restore-fields.ts';

interface CapturedEvent {
  readonly element: Element;
  /** Fades the element until the event is replayed, without an attribute that React would find changed. */
  readonly fade: Animation;
  replay(): void;
}

type Control = HTMLButtonElement | HTMLAnchorElement | HTMLInputElement;

/**
 * Captures clicks and submits of a rendered page until it is hydrated, and replays them in order; the shell does so by
 * `pageGlobal().earlyEvents`.
 *
 * Links, forms with an address, disclosures and fields work without script and are not captured. Only while an event is
 * captured do later links and forms queue behind it, and a second click on one is not held. Other buttons and forms, and
 * links that are buttons once there is script, are captured: busy until hydration, faded until they are replayed.
 */
export function captureEarlyEvents(): void {
  if ('unsupported' in document.documentElement.dataset) return;
  const queue = createEventQueue();
  const history = followHistory();

  const onClick = (event: MouseEvent) => {
    const control = controlOf(event);
    if (queue.isReplaying() || !control) return;
    const isLink = control.matches('a');
    if (isLink && opensElsewhere(event, control)) return;
    const isCaptured = control.matches('a:not([role=button])')
      ? queue.mustFollow(control)
      : isLink || (control.matches('button') && !hasNativeAction(control));
    if (isCaptured) queue.capture(event, control, () => control.click());
  };
  const onSubmit = (event: SubmitEvent) => {
    const form = event.target as HTMLFormElement;
    if (queue.isReplaying() || !form.closest('#shop')) return;
    const element = event.submitter ?? form;
    if (!form.hasAttribute('action') || queue.mustFollow(element))
      queue.capture(event, element, () => form.requestSubmit(event.submitter));
  };
  const stop = () => {
    removeEventListener('click', onClick, true);
    removeEventListener('submit', onSubmit, true);
  };
  let enableControls: (() => void) | undefined;
  addEventListener('click', onClick, true);
  addEventListener('submit', onSubmit, true);
  pageGlobal().earlyEvents = {
    leaveIfMoved: history.leaveIfMoved,
    clearMarks() {
      queue.clearMarks();
      enableControls?.();
      enableControls = undefined;
    },
    restoreFields,
    replay() {
      history.end();
      return queue.replay(stop);
    },
    discard() {
      const events = queue.clear();
      stop();
      enableControls ??= disableControls();
      events.find(({ element }) => element.matches('a'))?.replay();
    },
  };
}

function createEventQueue() {
  const captured: CapturedEvent[] = [];
  let isHydrated = false;
  let isReplaying = false;
  let hasReplayed = false;

  const clearMarks = () => {
    isHydrated = true;
    for (const { element } of captured) element.removeAttribute('aria-busy');
  };
  const replayOne = ({ element, fade, replay }: CapturedEvent) => {
    fade.cancel();
    if (!element.isConnected) return;
    isReplaying = true;
    try {
      replay();
    } finally {
      isReplaying = false;
    }
  };
  return {
    isReplaying: () => isReplaying,
    /** Whether other elements' events are captured, so that this one must not come before them. */
    mustFollow: (element: Element) =>
      captured.length > 0 && captured.every((event) => event.element !== element),
    capture(event: Event, element: Element, replay: () => void) {
      event.preventDefault();
      event.stopImmediatePropagation();
      if (!isHydrated) element.setAttribute('aria-busy', 'true');
      const fade = element.animate({ opacity: 0.55 }, { duration: 120, fill: 'forwards' });
      captured.push({ element, fade, replay });
    },
    clearMarks,
    /** Drops all events without replaying them, and returns them. */
    clear() {
      clearMarks();
      for (const { fade } of captured) fade.cancel();
      return captured.splice(0);
    },
    /** Replays all events once, each in a task of its own. */
    async replay(onEnd: () => void) {
      if (hasReplayed) return;
      hasReplayed = true;
      // An event stays in the queue until it is replayed, so that a link clicked meanwhile queues behind it.
      for (let next; (next = captured[0]); captured.shift()) {
        await new Promise((resolve) => setTimeout(resolve));
        replayOne(next);
      }
      onEnd();
    },
  };
}

function controlOf({ target }: Event): Control | null {
  const selector = '#shop :is(a[href], button, summary, label, input, select, textarea)';
  return target instanceof Element ? target.closest<Control>(selector) : null;
}

function opensElsewhere({ ctrlKey, metaKey, shiftKey }: MouseEvent, link: Element): boolean {
  return ctrlKey || metaKey || shiftKey || Boolean((link as HTMLAnchorElement).target);
}

/** Whether the button submits a form or opens an element without script. */
function hasNativeAction({ type, form, commandForElement }: HTMLButtonElement): boolean {
  return (type === 'submit' && form !== null) || Boolean(commandForElement);
}

/** Buttons and forms that need code; the document's styles name the same ones where there is no script. */
const buttons = '#shop button:not([commandfor], form[action] *, [aria-disabled])';
const forms = '#shop form:not([action], [method=dialog])';

/** Marks what needs code as disabled, and keeps forms from being sent without it. Returns what undoes that. */
function disableControls(): () => void {
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
