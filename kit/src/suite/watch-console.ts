import type { Page } from 'playwright';

/**
 * A list asks for its pictures in a way that lets their colours be read, a product's page in the ordinary way. When the
 * parser was faster than the preload of the `Link` header, Chromium keeps that and complains of the next ordinary request.
 */
export const leftoverPreload =
  /^A preload for '[^']+\.webp' is found, but is not used because the request credentials mode/;

/** Fonts are withheld from pages that are looked at twice, so that none arrives in between. */
export const withheldFiles = /\.woff2$/;

/** Collects the errors and warnings of a page's console, and what nothing caught. */
export function watchConsole(page: Page): readonly string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    const isProblem = message.type() === 'error' || message.type() === 'warning';
    const isKnown = withheldFiles.test(message.location().url) || leftoverPreload.test(message.text());
    if (isProblem && !isKnown) problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(String(error)));
  return problems;
}
