import type { Page } from '@playwright/test';

export interface Attacks {
  /** What hostile text has done so far: programs run, dialogs, calls home, and what only the policy stopped. */
  seen(): readonly string[];
}

/** Where hostile samples call home. */
const beacon = /^[a-z]+:\/\/([^/]*@)?beacon\.example\//;

/** In the page: `watchAttacks` puts it there. */
declare function tellOfAttack(what: string): void;

/** Watches a page and all its frames for what hostile samples try; they call `hostile()` or ask beacon.example. */
export async function watchAttacks(page: Page): Promise<Attacks> {
  const seen: string[] = [];
  await page.exposeFunction('tellOfAttack', (what: string) => void seen.push(what));
  await page.addInitScript(() => {
    Object.assign(globalThis, {
      hostile() {
        tellOfAttack(`ran: ${new Error().stack?.split('\n').slice(1, 4).join(' ')}`);
        alert('hostile');
        void fetch('https://beacon.example/ran', { mode: 'no-cors' }).catch(() => undefined);
      },
    });
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
      tellOfAttack(`stopped by the policy: ${violatedDirective} ${blockedURI} ${sample}`),
    );
  });
  page.on('dialog', (dialog) => {
    seen.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    if (beacon.test(request.url())) seen.push(`asked ${request.url()} (${request.resourceType()})`);
  });
  page.on('popup', (popup) => seen.push(`opened ${popup.url()}`));
  // No sample reaches the network: a video shows a page of its own, everything else of these hosts is not there.
  await page.route(/^https?:\/\/([^/]*@)?(beacon|host)\.example\//, (route) => route.abort());
  await page.route('https://player.vimeo.com/video/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Video</title><p>A video' }),
  );
  return { seen: () => seen };
}
