import type { installElements } from './install-elements.ts';

export type { Mount, MountValues } from './install-elements.ts';
export type { WidgetCode, WidgetModule } from './widget-code.ts';
export { installElements } from './install-elements.ts';

/** What a remote's script loads to have its elements defined. */
export interface ElementsModule {
  readonly installElements: typeof installElements;
}
