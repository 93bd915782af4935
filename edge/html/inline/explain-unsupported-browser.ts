import { isServedBrowser, servedBrowsers } from '@shop/shared/contracts';
import { showDeferredPictures } from './show-deferred-pictures.ts';

const notice =
  'This browser is too old for the whole shop. You can read and search it; the cart, orders, logging in and sending ' +
  `messages need ${servedBrowsers}.`;
const noticeStyle =
  'position:relative;z-index:11;margin:0;padding:12px 24px;background:#18221f;color:#faf6ee;font:16px/1.5 system-ui,sans-serif;text-align:center';
const renderedPages = [
  ['/products', 'The menu'],
  ['/blog', 'The blog'],
  ['/contact', 'How to reach us'],
] as const;

/**
 * Leaves the page as it was rendered in a browser below the floor, as it is without script: the shell does not start,
 * deferred pictures are shown, and a notice says why. A page that was not rendered shows the notice with links to pages
 * that are. Syntax and APIs of such browsers only.
 */
export function explainUnsupportedBrowser(): void {
  if (isServedBrowser()) return;
  document.documentElement.setAttribute('data-unsupported', '');
  document.addEventListener('DOMContentLoaded', function () {
    const line = document.createElement('p');
    line.style.cssText = noticeStyle;
    line.textContent = notice;
    document.body.insertBefore(line, document.body.firstChild);
    showDeferredPictures();
    if (document.querySelector('#shop-skeleton.boot-page')) replaceSkeleton(line);
  });
}

function replaceSkeleton(line: HTMLElement): void {
  const shop = document.getElementById('shop');
  if (shop) shop.textContent = '';
  renderedPages.forEach(function ([path, label]) {
    const link = line.appendChild(document.createElement('a'));
    link.href = path;
    link.textContent = label;
    link.style.cssText = 'display:inline-block;margin:0 12px;color:inherit';
  });
}
