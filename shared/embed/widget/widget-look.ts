import type { WidgetOptions } from './widget-options.ts';

export interface WidgetLook {
  /** Takes fonts and colours from the page around the element (`page`), or gives them back. */
  set(look: WidgetOptions['look']): void;
  /** Resolves once the look is as it was set last. Never rejects: without the code for that the shop's own stays. */
  ready(): Promise<unknown>;
}

export function createLook(element: HTMLElement, shadow: ShadowRoot): WidgetLook {
  let stop: Promise<(() => void) | void> | undefined;
  return {
    set(look) {
      const before = stop;
      const start = async () => {
        (await before)?.();
        if (look === 'page') return (await import('./page-look.ts')).followPage(element, shadow);
        return undefined;
      };
      stop = start().catch((error: unknown) => console.error(error));
    },
    ready: () => Promise.resolve(stop),
  };
}
