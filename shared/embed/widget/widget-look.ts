import type { WidgetOptions } from './widget-options.ts';
import type { WidgetRoot } from './widget-root.ts';

type Look = Pick<WidgetOptions, 'look' | 'heading'>;

export interface WidgetLook {
  /** Takes fonts and colours from the page around the element (`page`), or gives them back; sets the level of headings. */
  set(look: Look): void;
  /** Resolves once the look is as it was set last. Never rejects: without the code for that the shop's own stays. */
  ready(): Promise<unknown>;
}

/** @param isPiece its headings have the right level by themselves */
export function createLook(
  element: HTMLElement,
  { shadow, frame }: Pick<WidgetRoot, 'shadow' | 'frame'>,
  isPiece: boolean,
): WidgetLook {
  let stop: Promise<(() => void) | void> | undefined;
  let levels: Promise<unknown> | undefined;
  let shown: Look = {};
  return {
    set({ look, heading }) {
      const [before, last] = [stop, shown];
      shown = { look, heading };
      const start = async () => {
        (await before)?.();
        if (look === 'page') return (await import('./page-look.ts')).followPage(element, shadow);
        return undefined;
      };
      if (look !== last.look) stop = start().catch((error: unknown) => console.error(error));
      if (heading === last.heading || isPiece) return;
      levels = import('./heading-levels.ts')
        .then(({ setHeadingLevels }) => setHeadingLevels(frame, Number(shown.heading)))
        .catch((error: unknown) => console.error(error));
    },
    ready: () => Promise.all([stop, levels]),
  };
}
