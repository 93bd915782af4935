import type { Page } from '@playwright/test';
import type { Customer } from '../provider.ts';

/** Lets scripts arrive, or with `false` never; resolves when the page is loaded. */
type Arrive = (arrive?: boolean) => Promise<void>;

/**
 * Holds scripts that are asked for from now on. The route stays: a request that was on its way when it left was lost at
 * times, and with it the code that it asked for.
 */
export async function holdScripts(page: Page): Promise<Arrive> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const scripts = /\/releases\/.*\.js$/;
  await page.route(scripts, async (route) => ((await promise) ? route.continue() : route.abort()));
  return async (arrive = true) => {
    resolve(arrive);
    await page.waitForLoadState('load');
  };
}

/** Opens a page whose scripts do not arrive until the returned function is called. */
export async function openWithoutScripts(page: Page, path: string): Promise<Arrive> {
  const arrive = await holdScripts(page);
  // The page is not loaded before its scripts are.
  await page.goto(path, { waitUntil: 'commit' });
  await page.getByRole('contentinfo').waitFor();
  return arrive;
}

/** A browser in which a customer has logged in before. */
export async function signIn(page: Page, { access, refresh }: Customer): Promise<void> {
  await page.addInitScript(
    ([authToken = '', refreshToken = '']) => {
      // A map's frame has no storage.
      if (origin === 'null') return;
      localStorage.setItem('authToken', authToken);
      localStorage.setItem('refreshToken', refreshToken);
    },
    [access, refresh],
  );
}
