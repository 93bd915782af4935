import type { Area } from '../../contracts/index.ts';
import { showArea } from '../area/index.ts';
import { watchErrors, type LookAtPage } from './spoiled-pages.ts';

const waitMs = 4000;

/** Resolves when the condition holds, or after four seconds: what is missing is for the caller to say. */
export async function until(condition: () => boolean): Promise<void> {
  const end = performance.now() + waitMs;
  while (!condition() && performance.now() < end) await nextFrame();
}

const nextFrame = () => new Promise(requestAnimationFrame);

export interface LookOptions {
  readonly signedIn?: boolean;
  /** Opens what is looked at, on an open page. */
  reveal?(page: HTMLElement): unknown;
}

/** Opens pages of an area in this document; nothing but reports may be in the console. */
export function lookInBrowser(area: Area, { signedIn = false, reveal }: LookOptions = {}): LookAtPage {
  const errors = watchErrors();
  return async ({ path, answers, marks }) => {
    errors.clear();
    const { element, close } = showArea(area, { path, answers, signedIn });
    try {
      if (reveal) await reveal(element);
      await until(
        () => element.textContent !== '' && marks.every((mark) => element.innerHTML.includes(mark)),
      );
      // What a late render throws is logged by then.
      await nextFrame();
      errors.throwStrange();
      return element.innerHTML;
    } finally {
      close();
    }
  };
}
