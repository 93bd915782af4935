import { Buffer } from 'node:buffer';
import { launch, type LaunchOptions, type Page } from 'puppeteer-core';
import type { DrivenPage, Engine } from '../engine.ts';

/** A browser that puppeteer drives. */
export async function startWithPuppeteer(options: LaunchOptions): Promise<Engine> {
  const browser = await launch({ headless: true, ...options });
  return {
    name: (await browser.version()).replace('/', ' '),
    async openPage() {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      return { ...drive(page), close: () => context.close() };
    },
    stop: () => browser.close(),
  };
}

function drive(page: Page): Omit<DrivenPage, 'close'> {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(String(error)));
  return {
    open: async (url) => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    back: async () => void (await page.goBack()),
    forward: async () => void (await page.goForward()),
    evaluate: (expression) => page.evaluate(expression),
    clickAt: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    pressEnter: () => page.keyboard.press('Enter'),
    resize: (width, height) => page.setViewport({ width, height }),
    screenshot: async () => Buffer.from(await page.screenshot()),
    errors: () => errors,
  };
}
