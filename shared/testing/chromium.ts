import { realpathSync, statSync } from 'node:fs';
import { chromium, type Browser } from 'playwright';
import { findAllChromiums, findChromium, type Machine } from './find-chromium.ts';

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

/** The browser for tests, see `findChromium`; undefined when there is none. */
export function chromiumPath(): string | undefined {
  return findChromium(thisMachine());
}

/** All browsers that tests can run with, see `findAllChromiums`. */
export function chromiumPaths(): string[] {
  return findAllChromiums(thisMachine());
}

function thisMachine(): Machine {
  return {
    platform: process.platform,
    env: process.env,
    ownPath: chromium.executablePath(),
    isFile: (path) => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false,
    realPath: (path) => realpathSync(path),
  };
}

/**
 * Starts the browser for tests.
 * @param further arguments
 * @param without those of Playwright's own that it does without
 */
export function launchBrowser(
  further: readonly string[] = [],
  without: readonly string[] = [],
): Promise<Browser> {
  const executablePath = chromiumPath();
  return chromium.launch({
    args: [...chromiumArguments, ...further],
    ignoreDefaultArgs: [...without],
    ...(executablePath && { executablePath }),
  });
}
