import type { EdgeConfig } from '../config.ts';
import { codeLinks } from '../document/code-links.ts';
import type { PageOfArea } from '../document/page-of.ts';

/** Files of the area that a rendered page needs in the browser, its entry first. */
export function renderedChunks({ area, pattern }: PageOfArea): string[] {
  const own = area.rendered?.[pattern] ?? area.pages[pattern] ?? [];
  return [...new Set([area.entry, ...area.preload, ...own])];
}

/**
 * Links that fetch the code of exactly this page. They stand after the page's HTML and yield to its pictures: the
 * page is there to be read, its code comes next.
 */
export function pageCode(config: EdgeConfig, page: PageOfArea | undefined): string[] {
  const area = page ? renderedChunks(page) : [];
  return codeLinks(config, page, { shell: config.host.rendered, area, priority: 'low' });
}
