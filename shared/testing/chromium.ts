import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

/**
 * Works as root and on machines without a network: no sandbox, nothing fetched in the background. Names that are not this
 * machine's are unknown at once, whatever a name server would do about them: a map of the sandbox's branches once kept a
 * page from its rest for a minute.
 */
export const chromiumArguments: string[] = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
];

// The shell is the same browser without windows and toolbars, which the others draw also where nobody sees them.
const systemPaths = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** The browser for tests: `CHROMIUM_PATH`, else Playwright's own, else the system's; undefined when there is none. */
export function chromiumPath(): string | undefined {
  const candidates = [process.env['CHROMIUM_PATH'], chromium.executablePath(), ...systemPaths];
  return candidates.find((path) => path !== undefined && path !== '' && existsSync(path));
}
