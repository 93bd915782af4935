import { pageGlobal, type WidgetFiles } from '@shop/shared/contracts';

/** How the files of this build are loaded: widgets' are on pages of others, and are imported in another way. */
export function pageFiles(): WidgetFiles {
  const page = pageGlobal();
  return import.meta.env.WIDGET ? (page.widgetFiles ??= {}) : page;
}
