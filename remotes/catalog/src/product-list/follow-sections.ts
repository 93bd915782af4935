import { revealInRow } from './category-nav.tsx';

/** Pixels by which a heading has to pass the line back again, so that the mark never flickers. */
const hysteresis = 16;

/** Milliseconds after which a scroll of our own has ended, in browsers without `scrollend`. */
const longestScroll = 1000;

/**
 * Tells which of the headings with these ids is the last one above the lower edge of `row`, the row of links, whenever the
 * page is scrolled; brings its link into the row's view.
 */
export function followSections(row: HTMLElement, ids: readonly string[], onCurrent: (id: string) => void) {
  const root = row.getRootNode() as Document | ShadowRoot;
  const isReduced = matchMedia('(prefers-reduced-motion: reduce)');
  let current = ids[0];
  let isHeld = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const show = (id: string | undefined) => {
    if (id === undefined || id === current) return;
    current = id;
    onCurrent(id);
    const link = row.querySelector<HTMLElement>(`[href="#${CSS.escape(id)}"]`);
    if (link) revealInRow(row, link, isReduced.matches ? 'instant' : 'smooth');
  };
  const update = () => {
    if (isHeld) return;
    // A column beside the list has its line near the top of the view.
    const { top, height } = row.getBoundingClientRect();
    const line = Math.max(0, top) + (row.clientWidth > row.clientHeight ? height : 0) + 24;
    const above = ids.filter((id, nth) => {
      const slack = nth <= ids.indexOf(current ?? '') ? hysteresis : 0;
      return (root.getElementById(id)?.getBoundingClientRect().top ?? Infinity) <= line + slack;
    });
    show(above.at(-1) ?? ids[0]);
  };
  const release = () => {
    clearTimeout(timer);
    if (isHeld && root === document) document.documentElement.dataset['whole'] = 'measured';
    isHeld = false;
  };
  addEventListener('scroll', update, { passive: true });
  addEventListener('scrollend', release);
  update();
  return {
    /** Scrolls to a heading, which gets the focus; its mark holds until the scroll has ended. */
    scrollTo(id: string): void {
      const heading = root.getElementById(id);
      if (!heading) return;
      show(id);
      isHeld = true;
      timer = setTimeout(release, longestScroll);
      // Sections that were not laid out yet would move the target.
      if (root === document) document.documentElement.dataset['whole'] = '';
      heading.focus({ preventScroll: true });
      heading.scrollIntoView({ behavior: isReduced.matches ? 'instant' : 'smooth' });
      // An address of the page's own; a widget leaves its page's alone.
      if (root === document) history.replaceState(history.state, '', `#${id}`);
    },
    stop(): void {
      release();
      removeEventListener('scroll', update);
      removeEventListener('scrollend', release);
    },
  };
}
