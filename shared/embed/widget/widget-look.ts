import type { WidgetOptions } from './widget-options.ts';
import type { WidgetRoot } from './widget-root.ts';

export type Look = Pick<WidgetOptions, 'look' | 'heading'>;

export interface WidgetLook {
  /** Takes fonts and colours from the page around the element (`page`), or gives them back; sets level and size of headings. */
  set(look: Look): void;
  /** Resolves once the look is as it was set last. Never rejects: without the code for that the shop's own stays. */
  ready(): Promise<unknown>;
}

/** @param isPiece its headings have the right level by themselves */
export function createLook(element: HTMLElement, root: WidgetRoot, isPiece: boolean): WidgetLook {
  let applied: Promise<unknown> | undefined;
  let shown: Look = {};
  return {
    set(look) {
      const last = shown;
      shown = look;
      if (look.look === last.look && (isPiece || look.heading === last.heading)) return;
      applied = import('./apply-look.ts')
        .then(({ applyLook }) => applyLook(element, root, shown, isPiece))
        .catch((error: unknown) => console.error(error));
    },
    ready: () => Promise.resolve(applied),
  };
}
