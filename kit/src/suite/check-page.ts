import type { Page } from 'playwright';
import { shopIn } from './elsewhere.ts';
import type { CheckedRoute, Finding } from './finding.ts';
import { quiet } from './quiet.ts';
import { comparable, readPage, type SeenPage } from './seen-page.ts';
import { watchConsole } from './watch-console.ts';
import { watchMovement } from './watch-movement.ts';
import { findViolations, wcag22aa } from './axe.ts';

/** A page to look at, and where it is. */
export interface PageCheck extends CheckedRoute {
  /** New, of a context whose requests are followed and whose fonts are withheld. */
  readonly page: Page;
  /** Origins of an edge that renders pages, and of one that leaves them to the browser. */
  readonly url: string;
  readonly inBrowserUrl: string;
  readonly apiBase: string;
  /** Whether the server has made that call for the page: the browser may not make it again. */
  readonly isMade: (url: string) => boolean;
  /** Selector of what comes with the browser alone, some of it later than the rest. */
  readonly leftOut: string;
  /** What the console may say. */
  readonly expectedErrors?: RegExp;
}

/** The provider's HTML, which a server may nest as no browser's parser would. */
const providerHtml = '[class*="html_"]';
const formatted = `${providerHtml}[data-formatted]`;
const hydrationMs = 10_000;
/** The same where the console has told of an error. */
const hydrationAfterErrorMs = 1000;

/** Opens a rendered page and the same rendered in the browser; gives in what they differ, and what else is wrong with them. */
export async function checkRenderedPage(check: PageCheck): Promise<Finding[]> {
  const { page, route, url, address } = check;
  const watched = watch(check);
  const movement = await watchMovement(page);
  const answer = await page.goto(url + address);
  const rendered = shopIn((await answer?.text()) ?? '', url);
  const status = answer?.status();
  if (rendered === undefined || status !== 200) {
    const how = rendered === undefined ? 'left to the browser' : 'rendered';
    return [{ of: route, expected: 'rendered on the server, status 200', found: `${how}, status ${status}` }];
  }
  await quiet(page);
  const timeout = watched.problems.length > 0 ? hydrationAfterErrorMs : hydrationMs;
  const isHydrated = await isThere(page, '#shop[data-hydrated]', timeout);
  if (!isHydrated) return [notHydrated(route, watched.problems)];
  const hydrated = await readPage(page);
  const blank = await page.context().newPage();
  try {
    return [
      ...judged(watched, hydrated, await movement()),
      ...(await checkAccessibility(page, route)),
      ...(await compared({ blank, ...check }, rendered, hydrated)),
      ...(await comparedWithBrowser({ blank, ...watched }, hydrated)),
    ];
  } finally {
    await blank.close();
  }
}

/** Opens a page that depends on the customer, which only browsers render. */
export async function checkPersonalPage(check: PageCheck): Promise<Finding[]> {
  const { page, url, address } = check;
  const watched = watch(check);
  await page.goto(url + address);
  await isThere(page, 'main h1');
  await quiet(page);
  return [...judged(watched, await readPage(page), []), ...(await checkAccessibility(page, check.route))];
}

interface Watched extends PageCheck {
  readonly problems: readonly string[];
  /** Calls of the provider, in the order in which they were made. */
  readonly calls: string[];
}

function watch(check: PageCheck): Watched {
  const { page, apiBase, expectedErrors } = check;
  return { ...check, problems: watchConsole(page, expectedErrors), calls: watchCalls(page, apiBase) };
}

function watchCalls(page: Page, apiBase: string): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'GET' && request.url().startsWith(apiBase)) calls.push(request.url());
  });
  return calls;
}

function isThere(page: Page, selector: string, timeout = hydrationMs): Promise<boolean> {
  const state = 'attached';
  return page.waitForSelector(selector, { state, timeout }).then(
    () => true,
    () => false,
  );
}

function notHydrated(route: string, problems: readonly string[]): Finding {
  const found = problems.join('\n') || `nothing for ${hydrationMs / 1000} s`;
  return { of: route, expected: 'the rendered page is hydrated', found };
}

/** What a page says of itself. */
function judged(
  { route, problems, calls, isMade, apiBase }: Watched,
  { title, headings, doubledStyles }: SeenPage,
  movement: readonly string[],
): Finding[] {
  const repeated = calls.filter((call, index) => isMade(call) || calls.indexOf(call) !== index);
  const none = (expected: string, found: readonly string[]) => noneOf(route, expected, found);
  return [
    ...none('no error or warning in the console', problems),
    ...none('each call once', sentAgain(repeated, apiBase)),
    ...none('nothing moves', movement),
    ...none('no style sheet twice', doubledStyles),
    ...(title === '' ? none('a title', ['none']) : []),
    ...(headings.length === 1 ? [] : none('one h1', [headings.join(' | ') || 'none'])),
  ];
}

function noneOf(of: string, expected: string, found: readonly string[]): Finding[] {
  return found.length === 0 ? [] : [{ of, expected, found: found.join('\n') }];
}

const sentAgain = (calls: readonly string[], apiBase: string): string[] =>
  [...new Set(calls)].map((call) => `${call.slice(apiBase.length)} was sent again`);

interface Comparison extends PageCheck {
  /** A page without a policy. */
  readonly blank: Page;
}

async function compared(
  { blank, route, url, leftOut }: Comparison,
  rendered: string,
  { markup }: SeenPage,
): Promise<Finding[]> {
  const words = `${leftOut}, ${providerHtml}`;
  const expected = await comparable(blank, rendered, words);
  const found = await comparable(blank, markup.replaceAll(url, ''), words);
  return differences(route, 'on the server', expected, 'hydrated', found);
}

/** Opens the same page at the edge that leaves it to the browser. */
async function comparedWithBrowser(check: Comparison & Watched, hydrated: SeenPage): Promise<Finding[]> {
  const { blank, page, route, url, inBrowserUrl, address, leftOut, problems, calls } = check;
  const [known, sent, texts] = [problems.length, calls.length, await page.locator(formatted).count()];
  await page.goto(inBrowserUrl + address);
  await quiet(page);
  if (texts > 0) await isThere(page, `:nth-match(${formatted}, ${texts})`);
  const other = await readPage(page);
  const own = calls.slice(sent);
  const repeated = own.filter((call, index) => own.indexOf(call) !== index);
  const head = ({ title, description }: SeenPage) => `${title} (${description})`;
  return [
    ...noneOf(route, 'no error or warning when the browser renders it', problems.slice(known)),
    ...noneOf(route, 'each call once when the browser renders it', sentAgain(repeated, check.apiBase)),
    ...differences(
      route,
      'hydrated',
      await comparable(blank, `${head(hydrated)}\n${hydrated.markup.replaceAll(url, '')}`, leftOut),
      'rendered in the browser',
      await comparable(blank, `${head(other)}\n${other.markup.replaceAll(inBrowserUrl, '')}`, leftOut),
    ),
  ];
}

/** The first line in which two pages differ. */
export function differences(
  route: string,
  first: string,
  expected: string,
  second: string,
  found: string,
): Finding[] {
  if (expected === found) return [];
  const [lines, others] = [expected.split('\n'), found.split('\n')];
  const at = lines.findIndex((line, index) => line !== others[index]);
  const place = at < 0 ? lines.length : at;
  return [
    {
      of: route,
      expected: `${first}: ${lines[place] ?? 'the end'}`,
      found: `${second}: ${others[place] ?? 'the end'}`,
    },
  ];
}

/** What axe finds by WCAG 2.2 AA, and whether the page scrolls sideways. */
async function checkAccessibility(page: Page, route: string): Promise<Finding[]> {
  const violations = await findViolations(page, { tags: wcag22aa });
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  return [
    ...violations.map(({ rule, help, elements }) => ({
      of: route,
      expected: `${help} (axe: ${rule})`,
      found: elements.join('\n'),
    })),
    ...(overflow > 0 ? [{ of: route, expected: 'no sideways scroll', found: `${overflow} px` }] : []),
  ];
}
