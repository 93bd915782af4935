import { escapeHtml } from './html-text.ts';

/** A module of the page's own entry, which the browser loads by itself. */
export function modulePreload(href: string, integrity?: string, priority?: 'low'): string {
  const check = integrity ? ` integrity="${escapeHtml(integrity)}"` : '';
  return `<link rel="modulepreload" crossorigin${order(priority)} href="${escapeHtml(href)}"${check}>`;
}

/**
 * A module that the shell loads. It fetches the file with its integrity before importing it, and takes this answer for
 * that: a `modulepreload` that failed would be remembered as a failed module.
 */
export function filePreload(href: string, priority?: 'low'): string {
  return `<link rel="preload" as="fetch" crossorigin${order(priority)} href="${escapeHtml(href)}">`;
}

function order(priority: 'low' | undefined): string {
  return priority ? ` fetchpriority="${priority}"` : '';
}
