import { escapeHtml } from './html-text.ts';

export function preloadLink(href: string, integrity?: string, priority?: 'low'): string {
  const check = integrity ? ` integrity="${escapeHtml(integrity)}"` : '';
  const order = priority ? ` fetchpriority="${priority}"` : '';
  return `<link rel="modulepreload" crossorigin${order} href="${escapeHtml(href)}"${check}>`;
}
