import type { BrowserContext, Page, Request } from '@playwright/test';
import { audit } from './audit.ts';
import { clobberedNames } from './vectors/clobbering.ts';

export interface Watch {
  /** What was seen since the last look. */
  take(): string[];
  /** From now on the page stays at this address. */
  expectAt(url: string | undefined): void;
  /** From now on the page is somebody else's, who has no policy: it may ask for anything of its own origin, too. */
  allow(url: string): void;
}

interface Allowed {
  /** Origins that the page may ask for anything. */
  readonly origins: readonly string[];
  /** Whether frames may be anywhere by https, as maps may. */
  readonly frames?: boolean;
  readonly pictures?: 'anywhere';
  /** Policy reports that vectors must lead to: the policy is what stops them. */
  readonly reports?: RegExp;
}

/** In the page: `exposeFunction` puts it there. */
declare function tellOfAttack(what: string): void;

const picture = Buffer.from('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'base64');

/** Pictures may be anywhere by https, where the provider profile does not list their hosts (SEC-13). */
function isAllowed(request: Request, { origins, frames, pictures }: Allowed, main: Page): boolean {
  const url = URL.parse(request.url());
  if (!url || !/^(https?|wss?|ftp):$/.test(url.protocol) || origins.includes(url.origin)) return true;
  const isOfFrame = request.isNavigationRequest() && request.frame() !== main.mainFrame();
  // The sandbox's own maps, in development alone.
  if (isOfFrame && url.hostname === 'localhost') return true;
  if (url.hostname === 'beacon.example') return false;
  // On a page without a policy a picture may be anywhere: the browser alone decides what it asks for.
  if (request.resourceType() === 'image' && pictures === 'anywhere') return true;
  if (url.protocol !== 'https:') return false;
  return request.resourceType() === 'image' || (isOfFrame && frames === true);
}

/** Watches a page and its frames for everything that a vector may try. Nothing of it reaches the network. */
export async function watch(page: Page, context: BrowserContext, given: Allowed): Promise<Watch> {
  let allowed = given;
  const seen: string[] = [];
  let expected: string | undefined;
  await page.exposeFunction('tellOfAttack', (what: string) => void seen.push(what));
  await page.addInitScript(watchInPage, clobberedNames);
  // The document as it came, before any code of it runs.
  await page.addInitScript(`document.addEventListener('readystatechange', () => {
    if (document.readyState === 'interactive')
      void (${String(audit)})(false).then((wrong) => wrong.forEach((what) => tellOfAttack('in the document: ' + what)));
  }, { once: true })`);
  page.on('dialog', (dialog) => {
    seen.push(`a dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('pageerror', (error) => seen.push(`an error that nobody caught: ${error.stack ?? error.message}`));
  page.on('popup', (popup) => seen.push(`opened ${popup.url()}`));
  page.on('download', (download) => seen.push(`a download of ${download.url()}`));
  page.on('crash', () => seen.push('the page crashed'));
  // What the policy stops has asked nobody.
  const look = (request: Request) => {
    if (request.failure()?.errorText !== 'csp' && !isAllowed(request, allowed, page))
      seen.push(`asked ${request.url().slice(0, 200)} (${request.resourceType()})`);
  };
  page.on('requestfinished', look);
  page.on('requestfailed', look);
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame() && expected !== undefined && frame.url() !== expected)
      seen.push(`went to ${frame.url()}`);
  });
  await context.route(
    (url) => /^https?:$/.test(url.protocol) && !allowed.origins.includes(url.origin),
    (route) => {
      if (route.request().resourceType() === 'image')
        return route.fulfill({ contentType: 'image/gif', body: picture });
      if (route.request().isNavigationRequest())
        return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Elsewhere</title>' });
      return route.abort();
    },
  );
  return {
    take: () => seen.splice(0).filter((what) => !what.startsWith('report: ') || !allowed.reports?.test(what)),
    allow: (url) =>
      void (allowed = { ...given, origins: [...given.origins, new URL(url).origin], pictures: 'anywhere' }),
    // As browsers write it: `'` in a query is `%27`.
    expectAt: (url) => void (expected = url && new URL(url).href),
  };
}

/** Runs in each document before anything of it. */
function watchInPage(names: readonly string[]): void {
  Object.assign(globalThis, { hostile: (id: unknown) => tellOfAttack(`ran: hostile(${String(id)})`) });
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
    tellOfAttack(`report: ${violatedDirective} ${blockedURI.slice(0, 120)} ${sample}`),
  );
  const kept = [Object, Array, Function, String, Promise].map(({ prototype }) => ({
    prototype,
    keys: Reflect.ownKeys(prototype).map(String).join(),
  }));
  // The document's root is called `shop`; a second one makes a list of it.
  const isTaken = (name: string) => {
    const value: unknown = Reflect.get(globalThis, name);
    return value instanceof HTMLCollection || (value instanceof Element && name !== 'shop');
  };
  Object.defineProperty(globalThis, 'clobberedNames', {
    value: () => [
      ...names.filter(
        (name) => Reflect.get(document, name) instanceof HTMLElement && !(name in Document.prototype),
      ),
      ...names.filter((name) => Object.hasOwn(document, name) && name !== 'location'),
      ...names.filter((name) => isTaken(name)),
      ...kept
        .filter(({ prototype, keys }) => Reflect.ownKeys(prototype).map(String).join() !== keys)
        .map(({ prototype }) => `${prototype.constructor.name}.prototype`),
      ...(Reflect.get({}, 'polluted') === undefined ? [] : ['polluted']),
    ],
  });
}
