import type { Page } from 'playwright';

/**
 * A list asks for its pictures in a way that lets their colours be read, a product's page in the ordinary way. When the
 * parser was faster than the preload of the `Link` header, Chromium keeps that and complains of the next ordinary request.
 */
export const leftoverPreload =
  /^A preload for '[^']+\.webp' is found, but is not used because the request credentials mode/;

/** Fonts are withheld from pages that are looked at twice, so that none arrives in between. */
export const withheldFiles = /\.woff2$/;

const nothing = /^(?!)/;

/** What the frame says of fragments of areas that are not served together with these. */
export function missingFragments(areas: readonly string[]): RegExp {
  return new RegExp(`No area has the fragment "(?!(?:${areas.join('|')})/)`);
}

/** Collects the errors and warnings of a page's console, and what nothing caught. @param expected what is no problem */
export function watchConsole(page: Page, expected: RegExp = nothing): readonly string[] {
  const problems: string[] = [];
  const add = (text: string) => {
    if (![expected, leftoverPreload].some((known) => known.test(text))) problems.push(text);
  };
  page.on('console', (message) => {
    const isProblem = message.type() === 'error' || message.type() === 'warning';
    if (isProblem && !withheldFiles.test(message.location().url)) add(message.text());
  });
  page.on('pageerror', (error) => add(String(error)));
  return problems;
}
