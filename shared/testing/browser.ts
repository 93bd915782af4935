import { existsSync } from 'node:fs';
import { chromium, type Browser } from 'playwright';

const flags = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Chromium for tests: `CHROMIUM_PATH`, else the one Playwright brought, else the system's. */
export function launchBrowser(): Promise<Browser> {
  const own = chromium.executablePath();
  const executablePath = process.env['CHROMIUM_PATH'] ?? (existsSync(own) ? own : '/usr/bin/chromium');
  return chromium.launch({ executablePath, args: flags });
}
