import type { EdgeConfig } from '../config.ts';
import { releaseBase } from '../discovery.ts';
import { preloadLink } from '../document/preload-link.ts';
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
  const { host } = config;
  const hostBase = releaseBase(config, 'host', host.version);
  const links = [
    preloadLink(hostBase + host.entry, host.integrity, 'low'),
    ...[...host.preload, ...host.rendered].map((file) => preloadLink(hostBase + file, undefined, 'low')),
  ];
  if (!page) return links;
  const { name, area } = page;
  const base = releaseBase(config, name, area.version);
  const chunks = renderedChunks(page).map((file) =>
    preloadLink(base + file, file === area.entry ? area.integrity : undefined, 'low'),
  );
  return [...links, ...chunks];
}
