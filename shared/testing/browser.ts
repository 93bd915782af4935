import { chromium, type Browser } from 'playwright';
import { chromiumArguments, chromiumPath } from './chromium.ts';

/** Starts the browser for tests. */
export function launchBrowser(further: readonly string[] = []): Promise<Browser> {
  const executablePath = chromiumPath();
  return chromium.launch({
    args: [...chromiumArguments, ...further],
    ...(executablePath && { executablePath }),
  });
}
