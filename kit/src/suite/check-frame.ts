import type { NavigationLink } from '@shop/shared/contracts';
import type { BrowserContext, Page } from 'playwright';
import type { RouteAddress } from './addresses.ts';
import type { Finding } from './finding.ts';
import { watchConsole } from './watch-console.ts';

/** An area in the frame of its shop. */
export interface FrameCheck {
  readonly context: BrowserContext;
  readonly url: string;
  readonly inBrowserUrl: string;
  readonly addresses: readonly RouteAddress[];
  readonly navigation: readonly NavigationLink[];
  /** Of the area's files, as a browser asks for them. */
  readonly files: RegExp;
  /** What the console may say. */
  readonly expectedErrors: RegExp;
}

/** Looks at what the frame shows of an area, and at what stays of the frame when the area cannot be loaded. */
export async function checkFrame(check: FrameCheck): Promise<Finding[]> {
  const [first] = check.addresses;
  if (!first) return [];
  const page = await check.context.newPage();
  try {
    return [
      ...(await checkNavigation(page, check, first.address)),
      ...(await checkUnknownAddress(page, check, first.route)),
      ...(await checkFailure(page, check, first)),
    ];
  } finally {
    await page.close();
  }
}

async function checkNavigation(page: Page, check: FrameCheck, address: string): Promise<Finding[]> {
  await page.goto(check.url + address);
  const links = await page.evaluate(() =>
    Array.from(document.querySelectorAll('nav a'), (link) => [link.getAttribute('href'), link.textContent]),
  );
  return check.navigation
    .filter(({ path, text }) => !links.some(([href, shown]) => href === path && shown?.trim() === text))
    .map(({ path, text }) => ({
      of: path,
      expected: `the frame links it as "${text}"`,
      found: `its links are ${links.map(([href, shown]) => `"${shown}" (${href})`).join(', ')}`,
    }));
}

/** Below the area's first path, where no page is. Where a pattern of the area takes every path, that is its own affair. */
async function checkUnknownAddress(
  page: Page,
  { url, addresses, expectedErrors }: FrameCheck,
  route: string,
): Promise<Finding[]> {
  if (addresses.some((each) => each.route.endsWith('*'))) return [];
  const problems = watchConsole(page, expectedErrors);
  const place = `/${route.split('/')[1] ?? ''}/no/such/page`;
  const answer = await page.goto(url + place);
  const heading = await headingOf(page);
  // The browser notes the status.
  const others = problems.filter((problem) => !problem.includes('status of 404'));
  if (answer?.status() === 404 && heading !== undefined && others.length === 0) return [];
  const found = [`status ${answer?.status()}`, `heading: ${heading ?? 'none'}`, ...others].join('\n');
  return [{ of: place, expected: "the frame's page for unknown addresses, status 404", found }];
}

/** No file of the area arrives: header and footer stay, and the page offers another try. */
async function checkFailure(
  page: Page,
  { inBrowserUrl, files }: FrameCheck,
  { route, address }: RouteAddress,
): Promise<Finding[]> {
  await page.route(files, (request) => request.abort());
  await page.goto(inBrowserUrl + address);
  const retry = page.locator('main').getByRole('button');
  const isShown = await retry
    .first()
    .waitFor()
    .then(
      () => true,
      () => false,
    );
  const [header, footer] = [page.getByRole('banner'), page.getByRole('contentinfo')];
  const isFrameThere = (await header.count()) === 1 && (await footer.count()) === 1;
  if (isShown && isFrameThere) return [];
  const found = isFrameThere ? 'there is no button in its place' : 'the frame is gone';
  return [{ of: route, expected: 'a failing area leaves the frame, and a way to try again', found }];
}

async function headingOf(page: Page): Promise<string | undefined> {
  const heading = page.locator('main').getByRole('heading', { level: 1 }).first();
  return heading.textContent({ timeout: 5000 }).then(
    (text) => text ?? '',
    () => undefined,
  );
}
