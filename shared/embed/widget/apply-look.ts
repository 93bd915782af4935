import { setHeadings } from './heading-levels.ts';
import { followPage } from './page-look.ts';
import type { Look } from './widget-look.ts';
import type { WidgetRoot } from './widget-root.ts';

const ends = new WeakMap<ShadowRoot, () => void>();

/** Gives a widget its look in the page around it, in the place of the one before. */
export function applyLook(
  element: HTMLElement,
  { shadow, frame }: Pick<WidgetRoot, 'shadow' | 'frame'>,
  { look, heading }: Look,
  isPiece: boolean,
): void {
  ends.get(shadow)?.();
  const followsPage = look === 'page';
  const stopFollowing = followsPage ? followPage(element, shadow) : undefined;
  const stopHeadings = setHeadings({ frame, shadow, first: isPiece ? 1 : Number(heading), followsPage });
  ends.set(shadow, () => {
    stopFollowing?.();
    stopHeadings();
  });
}
