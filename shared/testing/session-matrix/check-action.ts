import type { Area } from '../../contracts/index.ts';
import { showArea, type ProviderAnswers, type ShownArea } from '../area/index.ts';
import { until } from '../spoiled-records/look-in-browser.ts';
import { expectedOutcome, sessionCases, sessionPage, takesAllCases, type SessionCase } from './index.ts';

/** Something that a customer does on an open page. */
export interface CustomerAction {
  readonly path: string;
  readonly answers: ProviderAnswers;
  /** Its call, as `POST /orders/cart/add-item/`. */
  readonly call: string;
  /** Resolves when the page is there and everything is typed. */
  prepare(): Promise<unknown>;
  perform(): unknown;
  /** Text on the page once it is done. */
  readonly done: string;
  /** What was typed stays where it was not done. */
  readonly typed?: string | undefined;
  /** What is sent, as it was typed before: it is not sent for another customer, and does not stay in its field. */
  readonly sent?: string;
  /**
   * What the page says at the first press where the token names nobody: what has to be read before is refused, and not
   * read again as what may be another customer. Who tries again does it.
   */
  readonly saysFirst?: string;
  /** It is not offered to another customer. */
  readonly isOwners?: true;
  /** The call needs no session. */
  readonly isPublic?: true;
}

/** Presses a button, if it is there: the page may have shown before that the session ended. */
export function press(button: { elements(): readonly Element[] }): void {
  const [found] = button.elements();
  if (found instanceof HTMLElement) found.click();
}

const shares = 3;

/**
 * What is wrong with an action in each case, for a test that wants nothing. Answers are made for each case.
 * @param nth of the area's actions: of few cases each action has a third, and the next action another one.
 */
export async function wrongWithActions(area: Area, makeAction: () => CustomerAction, nth: number) {
  const wrong = [];
  for (const [index, sessionCase] of sessionCases().entries()) {
    if (!takesAllCases && index % shares !== nth % shares) continue;
    const found = await wrongWithAction(area, makeAction(), sessionCase);
    if (found.length > 0) wrong.push({ ...sessionCase, found });
  }
  return wrong;
}

/**
 * Does it with a session that came into its state while the page was open. Gives what is wrong: an action is done once, or it
 * is not done, says so, keeps what was typed, and leads to the login where the provider has ended the session.
 */
async function wrongWithAction(
  area: Area,
  action: CustomerAction,
  sessionCase: SessionCase,
): Promise<string[]> {
  let doneCount = 0;
  const abortController = new AbortController();
  const session = sessionPage(sessionCase, {
    answers: (call) => {
      doneCount += Number(`${call.method} ${call.path}` === action.call);
      return action.answers(call);
    },
    signal: abortController.signal,
    hangMs: 1000,
    startsGood: true,
  });
  const shown = showArea(area, { path: action.path, answers: session.answers, platform: session.platform });
  try {
    await action.prepare();
    session.begin();
    await action.perform();
    const expected = action.isPublic ? 'answered' : expectedOutcome(sessionCase);
    // A token that names nobody may be another customer's: what was typed is not for them.
    const mayBeAnother = sessionCase.state === 'malformed: no token';
    const { saysFirst } = action;
    if (mayBeAnother && expected === 'answered' && saysFirst !== undefined) {
      const isSaid = () => shown.element.innerText.includes(saysFirst);
      await until(isSaid);
      if (!isSaid() || doneCount > 0) return [`does not say first: ${saysFirst}`];
      await until(() => {
        void action.perform();
        return doneCount > 0;
      });
    }
    const isDropped = action.isOwners ? expected !== 'ended' : action.sent && expected === 'answered';
    const outcome = mayBeAnother && isDropped ? 'dropped' : expected;
    const typed = mayBeAnother ? '' : action.typed;
    const checks = checksOf(outcome, { ...action, typed }, shown, () => doneCount);
    await until(() => checks.every(([, holds]) => holds()));
    return checks.filter(([, holds]) => !holds()).map(([what]) => `${what} (${shown.element.innerText})`);
  } finally {
    shown.close();
    abortController.abort();
    sessionStorage.clear();
  }
}

function checksOf(
  outcome: ReturnType<typeof expectedOutcome> | 'dropped',
  { done, typed = '', sent }: CustomerAction,
  { element, address, storage }: ShownArea,
  doneCount: () => number,
): [string, () => boolean][] {
  const isDone = (): boolean => element.innerText.includes(done);
  if (outcome === 'answered')
    return [
      ['is not done once', () => doneCount() === 1],
      ['does not say that it is done', isDone],
    ];
  const notDone: [string, () => boolean][] = [
    ['was done', () => doneCount() === 0],
    ['says that it is done', () => !isDone()],
  ];
  const isInField = (text: string | undefined) =>
    [...element.querySelectorAll<HTMLInputElement>('input, textarea')].some(({ value }) => value === text);
  if (outcome === 'dropped') return [...notDone, ['stays in its field', () => !isInField(sent)]];
  // In its field, or for the page that comes after the login.
  const isPreserved = () =>
    Object.values(sessionStorage).some((stored: unknown) => String(stored).includes(typed)) ||
    isInField(typed);
  const offersLogin = () =>
    element.querySelector('a[href^="/login"]') !== null || address().startsWith('/login');
  return [
    ...notDone,
    ['does not keep what was typed', () => typed === '' || isPreserved()],
    ...(outcome === 'ended'
      ? ([
          ['keeps the session', () => storage.length === 0],
          ['offers no login', offersLogin],
        ] as [string, () => boolean][])
      : ([
          // Both tokens, and whose they are where they say it.
          ['has lost the session', () => storage.length >= 2],
          ['says nothing', () => element.querySelector('[role=alert]')?.textContent !== undefined],
        ] as [string, () => boolean][])),
  ];
}
