import axe, { type AxeResults, type RunOptions } from 'axe-core';
import type { Page } from 'playwright';

export const wcag22aa: readonly string[] = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];

interface AxeRun {
  /** Tags of rules; without them all rules. */
  readonly tags?: readonly string[];
  /** Rules that do not apply. */
  readonly without?: readonly string[];
  /** Selectors of the part that is looked at, and of what is left out of it. */
  readonly within?: string;
  readonly except?: string;
}

export interface Violation {
  readonly rule: string;
  readonly help: string;
  /** Markup of each. */
  readonly elements: readonly string[];
}

/**
 * What axe finds in a page. Frames are others' pages (maps, players) and are left alone: axe's own binding for Playwright
 * looks into them by a second page, which takes a second more for each check.
 */
export async function findViolations(
  page: Page,
  { tags, without = [], within = ':root', except }: AxeRun = {},
): Promise<Violation[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  const options: RunOptions = {
    iframes: false,
    resultTypes: ['violations'],
    rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
    ...(tags && { runOnly: { type: 'tag', values: [...tags] } }),
  };
  const { violations } = await page.evaluate<AxeResults, RunArguments>(run, { within, except, options });
  return violations.map(({ id, help, nodes }) => ({
    rule: id,
    help,
    elements: nodes.map(({ html }) => html),
  }));
}

interface RunArguments {
  readonly within: string;
  readonly except: string | undefined;
  readonly options: RunOptions;
}

/** Runs in the page. */
function run({ within, except, options }: RunArguments): Promise<AxeResults> {
  const { axe: inPage } = globalThis as unknown as { axe: typeof axe };
  return inPage.run({ include: [within], ...(except && { exclude: [except] }) }, options);
}
