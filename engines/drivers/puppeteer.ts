import { Buffer } from 'node:buffer';
import { launch, type LaunchOptions, type Page } from 'puppeteer-core';
import { chromiumArguments } from '../../shared/testing/chromium.ts';
import type { DrivenPage, StartEngine } from '../engine.ts';

/** What Firefox would fetch of itself, on a machine where nothing is to be fetched. */
const extraPrefsFirefox = {
  'app.update.enabled': false,
  'browser.safebrowsing.update.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': '',
  'toolkit.telemetry.server': '',
};

const launchOptions: Readonly<Record<string, LaunchOptions>> = {
  chromium: { browser: 'chrome', args: chromiumArguments },
  // Over WebDriver BiDi: https://w3c.github.io/webdriver-bidi/
  firefox: { browser: 'firefox', protocol: 'webDriverBiDi', extraPrefsFirefox },
};

/** Chromium or Firefox. */
export const start: StartEngine = async (executablePath, name) => {
  const browser = await launch({ headless: true, executablePath, ...launchOptions[name] });
  return {
    name: (await browser.version()).replace('/', ' '),
    async openPage() {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      return { ...drive(page), close: () => context.close() };
    },
    stop: () => browser.close(),
  };
};

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
