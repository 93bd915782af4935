import type { PreviewModule } from '@shop/shared/contracts';
import type { WidgetKind } from '../loader/loader-table.ts';
import type { MountedWidget, WidgetOptions } from '../widget-settings.ts';

/** The module behind a remote's script. */
export interface WidgetModule {
  mount(element: HTMLElement, options: WidgetOptions): MountedWidget;
}

/** What a remote's script does for its elements. */
export interface WidgetCode {
  /** Address of `…/embed/`. */
  readonly base: string;
  /** Asks for what is shown before the widget is there, by values of attributes; asked for twice, it comes once. */
  preview(kind: WidgetKind, value: (attribute: string) => string | null | undefined): Promise<PreviewModule>;
  /** Brings the widget's module and the code of its first page; rejects when either does not arrive. */
  load(kind: WidgetKind, isSignedIn: boolean): Promise<WidgetModule>;
}
