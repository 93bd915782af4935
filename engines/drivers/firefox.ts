import type { StartEngine } from '../engine.ts';
import { startWithPuppeteer } from './puppeteer.ts';

/** What Firefox would fetch of itself, on a machine where nothing is to be fetched. */
const extraPrefsFirefox = {
  'app.update.enabled': false,
  'browser.safebrowsing.update.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': '',
  'toolkit.telemetry.server': '',
};

/** Over WebDriver BiDi: https://w3c.github.io/webdriver-bidi/ */
export const start: StartEngine = (executablePath) =>
  startWithPuppeteer({ browser: 'firefox', protocol: 'webDriverBiDi', executablePath, extraPrefsFirefox });
