import type { Release } from '@shop/shared/contracts';
import type { EdgeConfig } from '../releases/edge-config.ts';
import { releaseBase } from '../releases/discovery.ts';
import { escapeHtml } from './html-text.ts';
import { startCodeScript } from './inline-scripts.ts';
import type { PageOfArea } from './page-of.ts';

interface PageFiles {
  /** Files of the shell beyond its entry and what that imports. */
  readonly shell: readonly string[];
  /** Files of the page's area. */
  readonly area: readonly string[];
  readonly priority?: 'low';
}

/**
 * Preloads of a page's code: the shell's entry, which the browser imports itself, then what the shell loads, and the
 * script that checks and compiles that meanwhile.
 */
export function codeLinks(
  config: EdgeConfig,
  page: PageOfArea | undefined,
  { shell, area, priority }: PageFiles,
): string[] {
  const { host } = config;
  const base = releaseBase(config, 'host', host.version);
  return [
    modulePreload(base + host.entry, host.integrity, priority),
    ...host.preload.map((file) => modulePreload(base + file, host.files?.[file], priority)),
    ...loadedFiles(base, host, shell, priority),
    ...(page
      ? loadedFiles(releaseBase(config, page.name, page.area.version), page.area, area, priority)
      : []),
    startCodeScript(config),
  ];
}

/** A release without an integrity manifest is imported without being fetched first. */
function loadedFiles(
  base: string,
  { entry, integrity, files: known }: Pick<Release, 'entry' | 'integrity' | 'files'>,
  files: readonly string[],
  priority: 'low' | undefined,
): string[] {
  if (known) return files.map((file) => filePreload(base + file, known[file], priority));
  return files.map((file) => modulePreload(base + file, file === entry ? integrity : undefined, priority));
}

/** For a module that the browser loads itself. */
function modulePreload(href: string, integrity?: string, priority?: 'low'): string {
  const check = integrity ? ` integrity="${escapeHtml(integrity)}"` : '';
  return `<link rel="modulepreload" crossorigin${fetchPriority(priority)} href="${escapeHtml(href)}"${check}>`;
}

/** For a module that is fetched before it is imported. A `modulepreload` that failed would be remembered as a failed module. */
function filePreload(href: string, integrity: string | undefined, priority: 'low' | undefined): string {
  const check = integrity ? ` data-integrity="${escapeHtml(integrity)}"` : '';
  return `<link rel="preload" as="fetch" crossorigin${fetchPriority(priority)} href="${escapeHtml(href)}"${check}>`;
}

function fetchPriority(priority: 'low' | undefined): string {
  return priority ? ` fetchpriority="${priority}"` : '';
}

/** Files of the area that a rendered page needs in the browser, its entry first. */
export function renderedChunks({ area, pattern }: PageOfArea): string[] {
  const own = area.rendered?.[pattern] ?? area.pages[pattern] ?? [];
  return [...new Set([area.entry, ...area.preload, ...own])];
}

/** Preloads of a rendered page's code, after its HTML and with low priority: the pictures in view come first. */
export function renderedCodeLinks(config: EdgeConfig, page: PageOfArea | undefined): string[] {
  const area = page ? renderedChunks(page) : [];
  return codeLinks(config, page, { shell: config.host.rendered, area, priority: 'low' });
}
