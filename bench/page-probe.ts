export interface ProbedPage {
  /** Selector of what a visitor came for. */
  readonly content: string;
  /**
   * Selector of a link beside it that the shop's code handles; without it nothing is clicked. A click makes React hydrate at
   * once what it would have hydrated in steps.
   */
  readonly link?: string;
}

export interface LongTask {
  readonly start: number;
  readonly end: number;
}

/** Milliseconds since the navigation began; undefined for what has not happened. */
export interface Probe {
  /** Settles when the content has been seen, and the link, if any, to work; rejects after a minute. */
  readonly complete: Promise<void>;
  content?: number;
  /** A click on the link is handled by the shop's code. */
  interactive?: number;
  largest?: number;
  /** What the largest content is: element and picture, for reading results. */
  largestElement?: string;
  shift: number;
  /** When something was painted first. */
  painted?: number;
  /** Tasks of more than 50 ms. */
  readonly tasks: LongTask[];
}

declare global {
  interface Window {
    probe?: Probe;
  }
}

/** Runs in the page before anything else, as text: it may use nothing from outside. */
export function installProbe({ content, link }: ProbedPage): void {
  const { promise: complete, resolve, reject } = Promise.withResolvers<void>();
  const probe: Probe = { complete, shift: 0, tasks: [] };
  window.probe = probe;
  const noteTime = (what: 'content' | 'interactive') => {
    probe[what] = performance.now();
    if (probe.content !== undefined && (!link || probe.interactive !== undefined)) resolve();
  };
  setTimeout(() => reject(new Error(`No content, or no handled link: ${JSON.stringify(probe)}`)), 60_000);

  const observe = (type: string, read: (entry: PerformanceEntry) => void) => {
    new PerformanceObserver((list) => list.getEntries().forEach(read)).observe({ type, buffered: true });
  };
  observe('largest-contentful-paint', (entry) => {
    const { startTime, element, url } = entry as LargestContentfulPaint;
    probe.largest = startTime;
    probe.largestElement = `${element?.localName ?? '?'} ${url.replace(/^.*\//, '')}`;
  });
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) probe.shift += value;
  });
  observe('longtask', ({ startTime, duration }) => {
    probe.tasks.push({ start: startTime, end: startTime + duration });
  });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') probe.painted = startTime;
  });

  // Frames come only when the browser may paint; what is there in one is painted at its end.
  const lookForContent = () => {
    if (!document.querySelector(content)?.getClientRects().length)
      return requestAnimationFrame(lookForContent);
    const painted = new MessageChannel();
    painted.port1.addEventListener('message', () => noteTime('content'));
    painted.port1.start();
    return painted.port2.postMessage('');
  };
  requestAnimationFrame(lookForContent);

  // The click is prevented, so the link does nothing; but its handlers read where it was.
  const tryLink = (selector: string) => {
    let handled = false;
    const click = new MouseEvent('click', { bubbles: true, cancelable: true });
    Object.defineProperty(click, 'clientX', {
      get() {
        handled = true;
        return 0;
      },
    });
    click.preventDefault();
    if (document.querySelector(content)) document.querySelector(selector)?.dispatchEvent(click);
    if (handled) noteTime('interactive');
    else setTimeout(tryLink, 20, selector);
  };
  addEventListener('click', (event) => event.isTrusted || event.preventDefault(), { capture: true });
  if (link) setTimeout(tryLink, 20, link);
}
