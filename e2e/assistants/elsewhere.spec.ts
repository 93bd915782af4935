import type { Page } from '@playwright/test';
import { quiet } from '../../kit/src/suite/quiet.ts';
import { expect, test } from '../fixtures.ts';
import { waitForHydration } from '../shop-page.ts';

/** The code of the tools that a visit asks for, in a browser with such a `modelContext`. */
async function toolsLoaded(page: Page, context: 'none' | 'one'): Promise<number> {
  const files = new Set<string>();
  page.on('request', (request) => {
    if (request.url().includes('/assistant-tools-')) files.add(request.url());
  });
  await page.addInitScript((which) => {
    const value = which === 'one' ? { registerTool: () => undefined } : undefined;
    for (const place of [document, navigator])
      Object.defineProperty(place, 'modelContext', { value, configurable: true });
  }, context);
  await page.goto('/products');
  await waitForHydration(page);
  await quiet(page);
  return [...files].filter((file) => file.endsWith('.js')).length;
}

test('a browser without an assistant loads no code for one [AST-01]', async ({ page }) => {
  expect(await toolsLoaded(page, 'none')).toBe(0);
  expect(await toolsLoaded(page, 'one')).toBe(1);
});
