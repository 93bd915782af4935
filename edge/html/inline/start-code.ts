import { fetchPageFiles } from './fetch-page-files.ts';
import { keepForOffline } from './keep-for-offline.ts';
import { offerSecondTry } from './offer-second-try.ts';

/** After the preloads of the page's code, before the shell's entry. `data-offline` says that the shop works without a line. */
export function startCode(): void {
  const isOffline = document.currentScript?.hasAttribute('data-offline');
  fetchPageFiles();
  offerSecondTry();
  if (isOffline) keepForOffline();
}
