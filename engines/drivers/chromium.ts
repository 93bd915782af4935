import { chromiumArguments } from '../../shared/testing/chromium.ts';
import type { StartEngine } from '../engine.ts';
import { startWithPuppeteer } from './puppeteer.ts';

export const start: StartEngine = (executablePath) =>
  startWithPuppeteer({ browser: 'chrome', executablePath, args: chromiumArguments });
