import type { PlainBrowser, PlainPage } from './plain-browser.ts';
import { servePage } from './serve-page.ts';

/** What widgets do to the page around them. */
export interface HostPageMeasure {
  /** Milliseconds that each task took beyond 50, from the first script to a second after all elements show. */
  readonly blocking: number;
  /** How long each of those took. */
  readonly tasks: readonly number[];
  /** Sum of all layout shifts. */
  readonly shift: number;
  /** Whether Back brings the page as it was left. */
  readonly isKept: boolean;
  /** What the browser says keeps it from that. */
  readonly reasons: readonly string[];
}

interface HostPage {
  readonly html: string;
  /** How many elements fire `shop:ready`. */
  readonly elements: number;
  /** How many times slower the processor is. */
  readonly slowdown: number;
}

interface Probe {
  readonly tasks: number[];
  shift: number;
  ready: number;
  isKept: boolean;
}

/** Opens a page of somebody else's on a slow processor, leaves it, and goes back. */
export async function measureHostPage(browser: PlainBrowser, host: HostPage): Promise<HostPageMeasure> {
  const site = await servePage(host.html, '<!doctype html><title>Another page</title>');
  const page = await browser.open();
  const reasons = new Set<string>();
  page.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
    for (const { reason } of notRestoredExplanations) reasons.add(reason);
  });
  try {
    await page.send('Page.enable');
    await page.send('Emulation.setCPUThrottlingRate', { rate: host.slowdown });
    await page.send('Page.addScriptToEvaluateOnNewDocument', { source: `(${String(installProbe)})()` });
    await page.send('Page.navigate', { url: site.url });
    const { tasks, shift } = await probeOf(page, (probe) => probe.ready >= host.elements);
    await page.send('Page.navigate', { url: `${site.url}other` });
    await evaluate(page, 'history.back()');
    const { isKept } = await probeOf(page, () => true);
    return {
      blocking: tasks.reduce((sum, task) => sum + task - 50, 0),
      tasks,
      shift,
      isKept,
      reasons: [...reasons],
    };
  } finally {
    await page.close();
    site.close();
  }
}

/** Runs in the page before anything else, as text: it may use nothing from outside. */
function installProbe(): void {
  const probe: Probe = { tasks: [], shift: 0, ready: 0, isKept: false };
  Object.assign(window, { hostProbe: probe });
  const observe = (type: string, read: (entry: PerformanceEntry) => void) => {
    new PerformanceObserver((list) => list.getEntries().forEach(read)).observe({ type, buffered: true });
  };
  observe('longtask', ({ duration }) => probe.tasks.push(duration));
  observe('layout-shift', (entry) => (probe.shift += Reflect.get(entry, 'value') as number));
  addEventListener('shop:ready', () => setTimeout(() => (probe.ready += 1), 1000));
  addEventListener('pageshow', ({ persisted }) => (probe.isKept = persisted));
}

/** The probe of the page that stands at the site's beginning, once it is as is asked for. */
async function probeOf(page: PlainPage, isWanted: (probe: Probe) => boolean): Promise<Probe> {
  for (let left = 600; left > 0; left -= 1) {
    const text = await evaluate(page, 'location.pathname === "/" && JSON.stringify(window.hostProbe)');
    const probe = text ? (JSON.parse(text) as Probe) : undefined;
    if (probe && isWanted(probe)) return probe;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The elements of the page do not show.');
}

/** Undefined while the page changes. */
async function evaluate(page: PlainPage, expression: string): Promise<string | undefined> {
  try {
    const { result } = await page.send('Runtime.evaluate', { expression });
    return typeof result.value === 'string' ? result.value : undefined;
  } catch {
    return undefined;
  }
}
