import { Buffer } from 'node:buffer';
import { Builder, Key, Origin, type WebDriver } from 'selenium-webdriver';
import { DriverService } from 'selenium-webdriver/remote/index.js';
import { findProgram } from '../browsers.ts';
import type { DrivenPage, StartEngine } from '../engine.ts';
import { startScreen } from './screen.ts';

/** WebKitGTK over WebDriver. A browser has one page here: whatever a page keeps goes with its browser. */
export const start: StartEngine = async (binary) => {
  const screen = await startScreen();
  // What is undefined is left out when a process is started.
  const environment = { ...process.env, DISPLAY: screen.display } as Record<string, string>;
  const service = new DriverService.Builder(findProgram('WebKitWebDriver') ?? '')
    .setLoopback(true)
    .setEnvironment(environment)
    .build();
  const stop = async () => {
    await service.kill();
    await screen.stop();
  };
  try {
    const address = await service.start();
    const open = () => openBrowser(address, binary);
    const first = await open();
    const version = (await first.getCapabilities()).getBrowserVersion();
    await first.quit();
    return { name: `WebKitGTK ${version}`, openPage: async () => drive(await open()), stop };
  } catch (error) {
    await stop();
    throw error;
  }
};

async function openBrowser(address: string, binary: string): Promise<WebDriver> {
  const options = { binary, args: ['--automation'] };
  return new Builder()
    .usingServer(address)
    .withCapabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options })
    .build();
}

function drive(driver: WebDriver): DrivenPage {
  const evaluate = (expression: string) => driver.executeScript(`return ${expression}`);
  return {
    open: (url) => driver.get(url),
    reload: () => driver.navigate().refresh(),
    back: () => driver.navigate().back(),
    forward: () => driver.navigate().forward(),
    evaluate,
    clickAt: (x, y) =>
      driver.actions().move({ x, y, origin: Origin.VIEWPORT, duration: 0 }).click().perform(),
    type: (text) => driver.actions().sendKeys(text).perform(),
    pressEnter: () => driver.actions().sendKeys(Key.ENTER).perform(),
    async resize(width, height) {
      const window = driver.manage().window();
      await window.setRect({ x: 0, y: 0, width, height });
      // The window is larger than what it shows of the page by its own bars.
      const shown = (await evaluate('[innerWidth, innerHeight]')) as [width: number, height: number];
      await window.setRect({ width: 2 * width - shown[0], height: 2 * height - shown[1] });
    },
    screenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    errors: () => [],
    close: () => driver.quit(),
  };
}
