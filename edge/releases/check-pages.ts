import { isPageUnavailable } from '@shop/shared/contracts';
import { isPublicPage, pageOf } from '../html/page-of.ts';
import { isCrowded } from '../render/provider-limits.ts';
import type { RendererProcess } from '../renderer/renderer-process.ts';
import type { EdgeConfig } from './edge-config.ts';
import { CodeUnusable } from './load-set.ts';
import type { RecentPages } from './recent-pages.ts';

/** A set of releases, and what renders its pages here. */
interface RenderedSet {
  readonly config: EdgeConfig;
  readonly renderer: RendererProcess;
}

interface CheckOptions {
  readonly next: RenderedSet & { readonly byBrowsers: ReadonlySet<string> };
  /** What is served now: a page that it does not render either is not held against the next set. */
  readonly current: RenderedSet;
  readonly recentPages: RecentPages;
  /** Apps that the next set has otherwise. */
  readonly changed: readonly string[];
  /** Nothing is held against these: visitors have had that version before, with what browsers rendered of it. */
  readonly rolledBack: Readonly<Record<string, unknown>>;
}

const budgetMs = 5000;

/** Throws a `CodeUnusable` for a page that the current set renders and the next one, which has it too, does not. */
export async function checkPages({
  next,
  current,
  recentPages,
  changed,
  rolledBack,
}: CheckOptions): Promise<void> {
  const check = async (address: string) => {
    const area = areaOf(next, address);
    if (area === undefined || next.byBrowsers.has(area)) return;
    const failure = await failureOf(next, address);
    if (failure === undefined || isPageUnavailable(failure) || isCrowded(failure)) return;
    const app = appAtFault(area, changed);
    if (Object.hasOwn(rolledBack, app) || (await failureOf(current, address))) return;
    const { pathname } = new URL(address);
    throw new CodeUnusable(app, `it does not render ${pathname}: ${failure.message}`);
  };
  await Promise.all([...firstPages(next.config), ...recentPages.list()].map(check));
}

/** A page of every area, so that no visitor waits for loading and compiling. */
function firstPages({ areas }: EdgeConfig): string[] {
  return [...areas.values()].flatMap(({ routes, early }) => {
    const pattern = routes.find((route) => early[route] && !route.includes(':'));
    return pattern === undefined ? [] : [new URL(pattern, 'http://localhost').href];
  });
}

/** Why a set does not render a page; undefined where it does. */
async function failureOf(set: RenderedSet, address: string): Promise<Error | undefined> {
  const area = areaOf(set, address);
  if (area === undefined) return new Error('no area renders it here');
  try {
    await set.renderer.render({ address, area, budget: budgetMs });
    return undefined;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

/** Undefined for a page that is not rendered here. From one set to the next a path may go to another area, or for good. */
function areaOf({ config }: Pick<RenderedSet, 'config'>, address: string): string | undefined {
  const page = pageOf(config, new URL(address));
  return page && isPublicPage(page) ? page.name : undefined;
}

/** The app whose change broke a page: the page's own area if that has changed, else the host, else any other. */
export function appAtFault(area: string | undefined, changed: readonly string[]): string {
  return changed.find((app) => app === area) ?? changed.find((app) => app === 'host') ?? changed[0] ?? 'host';
}
