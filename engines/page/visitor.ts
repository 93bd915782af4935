import { setTimeout } from 'node:timers/promises';
import type { DrivenPage } from '../engine.ts';
import { guardClicks, endAim } from './aimed-click.ts';
import { locate, selectors, type Point, type Role, type Sought } from './locate.ts';

/** Milliseconds that anything may take to come about. */
const timeoutMs = 15_000;

/** Somebody at a page: finds things by what they are and how they are called, and waits until they are there. */
export interface Visitor {
  readonly page: DrivenPage;
  /** The same visitor, who looks at one element's shadow root alone. */
  within(selector: string): Visitor;
  sees(role: Role, name: string | RegExp): Promise<void>;
  /** What is seen at this moment. */
  isSeeing(role: Role, name: string | RegExp): Promise<boolean>;
  clicks(role: Role, name: string | RegExp): Promise<void>;
  /** Fills the field with that label, by keys. */
  fills(label: string | RegExp, text: string): Promise<void>;
  /** Waits until an expression is true in the page. */
  until(expression: string): Promise<void>;
}

export function createVisitor(page: DrivenPage, within?: string): Visitor {
  const find = async (role: Role, name: string | RegExp, press: boolean) => {
    const sought: Sought = {
      role,
      selector: selectors[role],
      ...(typeof name === 'string' ? { name } : { pattern: name.source }),
      ...(within !== undefined && { within }),
    };
    return page.evaluate(callOf(locate, sought, press)) as Promise<Point | null>;
  };
  const place = within === undefined ? '' : ` in ${within}`;
  const click = async (role: Role, name: string | RegExp) => {
    const point = await find(role, name, true);
    if (!point) return false;
    await page.evaluate(callOf(guardClicks));
    await page.clickAt(point.x, point.y);
    try {
      return !(await page.evaluate(callOf(endAim)));
    } catch {
      // The click led away, and the page goes.
      return true;
    }
  };
  const clicks = async (role: Role, name: string | RegExp) => {
    await waitFor(() => click(role, name), `${role} ${name}${place}, to be clicked`);
  };
  return {
    page,
    within: (selector) => createVisitor(page, selector),
    async sees(role, name) {
      await waitFor(() => find(role, name, false), `${role} ${name}${place}`);
    },
    isSeeing: async (role, name) => (await find(role, name, false)) !== null,
    clicks,
    async fills(label, text) {
      await clicks('field', label);
      await page.evaluate(callOf(selectAll));
      await page.type(text);
    },
    async until(expression) {
      await waitFor(() => page.evaluate(`Boolean(${expression})`), expression);
    },
  };
}

/** An expression that calls a function in the page, where nothing of what stands around it here is known. */
export function callOf<Arguments extends readonly unknown[]>(
  inPage: (...values: Arguments) => unknown,
  ...values: Arguments
): string {
  return `(${String(inPage)})(${values.map((value) => JSON.stringify(value)).join()})`;
}

/** Selects what the focused field holds, so that typing replaces it. Runs in the page. */
function selectAll(): void {
  let field = document.activeElement;
  while (field?.shadowRoot?.activeElement) field = field.shadowRoot.activeElement;
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.select();
}

/** Asks until there is an answer. A page that goes away under a question gives none. */
export async function waitFor<Answer>(
  ask: () => Promise<Answer>,
  what: string,
): Promise<NonNullable<Exclude<Answer, false>>> {
  const end = Date.now() + timeoutMs;
  let cause: unknown;
  do {
    try {
      const answer = await ask();
      // `NonNullable` is what truthy answers are, but for the types of empty texts and zero.
      if (answer) return answer as NonNullable<Exclude<Answer, false>>;
    } catch (error) {
      cause = error;
    }
    await setTimeout(50);
  } while (Date.now() < end);
  throw new Error(`Did not come about: ${what}`, { cause });
}
