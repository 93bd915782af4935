import { isServedBrowser, servedBrowsers } from '@shop/shared/contracts';

const notice =
  'This browser is too old for the whole shop. You can read and search it; the cart, orders, logging in and sending ' +
  `messages need ${servedBrowsers}.`;
const places = [
  ['/products', 'The menu'],
  ['/blog', 'The blog'],
  ['/contact', 'How to reach us'],
] as const;

/**
 * In a browser below the floor the page stays as it was rendered, like a page without script: the shell does not start,
 * pictures that wait for it are shown, and a line says why. Where nothing was rendered that line and the way to
 * pages that are stand alone. In the syntax of such browsers; a constant text, so that one hash in the policy admits it.
 */
export const unservedScript = `(function () {
  if ((${String(isServedBrowser)})()) return;
  document.documentElement.setAttribute('data-unserved', '');
  document.addEventListener('DOMContentLoaded', function () {
    var line = document.createElement('p');
    line.style.cssText = 'position:relative;z-index:11;margin:0;padding:12px 24px;background:#18221f;color:#faf6ee;font:16px/1.5 system-ui,sans-serif;text-align:center';
    line.textContent = ${JSON.stringify(notice)};
    document.body.insertBefore(line, document.body.firstChild);
    var held = document.querySelectorAll('#shop noscript');
    for (var i = 0; i < held.length; i++) {
      var picture = held[i].previousElementSibling;
      var attribute = /([\\w-]+)="([^"]*)"/g;
      for (var match; (match = attribute.exec(held[i].textContent)); )
        picture.setAttribute(match[1], match[2].replace(/&quot;/g, '"').replace(/&amp;/g, '&'));
    }
    if (!document.getElementById('shop-skeleton')) return;
    document.getElementById('shop').textContent = '';
    ${JSON.stringify(places)}.forEach(function (place) {
      var link = line.appendChild(document.createElement('a'));
      link.href = place[0];
      link.textContent = place[1];
      link.style.cssText = 'display:inline-block;margin:0 12px;color:inherit';
    });
  });
})();`;
