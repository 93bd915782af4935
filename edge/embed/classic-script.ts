import { servedBrowsers } from '@shop/shared/contracts';
import { widgetAttributes } from '@shop/shared/contracts/widgets';
import type { Context } from 'hono';
import { encodeText, type EncodedText } from '../http/encoded-document.ts';
import { forOneMinute, textResponse } from '../http/file-response.ts';

/** Settings that the tag may have as `data-look` and the like, for systems that cut the query off. */
const settings = ['theme', ...widgetAttributes.map(({ name }) => name)].filter(
  (name) => !['shop', 'loading', 'deep-link'].includes(name),
);

/**
 * `/embed/shop-classic.js`: adds the module script `/embed/shop.js` with the same settings, for pages whose system takes
 * `type="module"` away. In the syntax of 2009, so that every browser can read on to the message that it is too old.
 */
export const classicScript = `(function () {
  var own = document.currentScript;
  // A picture of this name, in what a visitor has written, hides the document's own, and names a script of theirs.
  if (own && !/^script$/i.test(own.tagName)) own = null;
  var scripts = document.getElementsByTagName('script');
  for (var at = scripts.length; !own && at-- > 0; ) if (/\\/embed\\/shop-classic\\.js/.test(scripts[at].src)) own = scripts[at];
  function tell(message, code) {
    if (window.console) console.error(message);
    function fire() {
      var elements = document.querySelectorAll('*');
      for (var i = 0; i < elements.length; i++) {
        if (!/^shop-/i.test(elements[i].nodeName)) continue;
        var event = document.createEvent('CustomEvent');
        event.initCustomEvent('shop:error', true, false, { message: message, code: code });
        elements[i].dispatchEvent(event);
      }
    }
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', fire);
    else fire();
  }
  if (!('noModule' in document.createElement('script')))
    return tell('This browser is too old for the shop: it needs ${servedBrowsers}.', 'browser');
  if (!own || !/\\/embed\\/shop-classic\\.js/.test(own.src))
    return tell('shop-classic.js does not know where the shop is: it was put together with other scripts.', 'files');
  var address = own.src.replace('/embed/shop-classic.js', '/embed/shop.js').replace(/#.*/, '');
  var names = ${JSON.stringify(settings)};
  for (var i = 0; i < names.length; i++) {
    var value = own.getAttribute('data-' + names[i]);
    if (value === null || value === 'false' || RegExp('[?&]' + names[i] + '=').test(address)) continue;
    address += (address.indexOf('?') < 0 ? '?' : '&') + names[i] + '=' + encodeURIComponent(value);
  }
  function load(failures) {
    var script = document.createElement('script');
    script.type = 'module';
    if (own.nonce) script.nonce = own.nonce;
    // Browsers keep a module that failed: with another fragment it is another one.
    script.src = address + (failures ? '#' + failures : '');
    script.onerror = function () {
      setTimeout(load, 1000 * Math.pow(2, failures), failures + 1);
      tell('The shop\\'s script did not come: ' + address, 'files');
    };
    (document.head || document.documentElement).appendChild(script);
  }
  load(0);
})();
`;

let encoded: Promise<EncodedText> | undefined;

/** Answers `/embed/shop-classic.js`, for any origin. */
export async function classicScriptResponse(c: Context): Promise<Response> {
  encoded ??= encodeText({}, classicScript);
  return textResponse(c, await encoded, 'shop-classic.js', forOneMinute);
}
