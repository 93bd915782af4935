import { scriptJson } from '../document/html-text.ts';
import { wayBackKey } from './way-back-script.ts';

/**
 * Keeps the way back and hands on to the payment page. It leads nobody where a stranger wants them: on only to payment
 * pages that the shop names, back only to the site that the shopper comes from.
 * @param origins of those payment pages
 * @param refusal what the page says to others
 */
export function awayScript(origins: readonly string[], refusal: string): string {
  return `(() => {
  const { to, back, payment } = Object.fromEntries(new URLSearchParams(location.hash.slice(1)));
  const originOf = (address) => {
    try {
      return /^https?:/.test(address) ? new URL(address).origin : '';
    } catch {
      return '';
    }
  };
  if (!${scriptJson(origins)}.includes(originOf(to))) {
    document.title = document.querySelector('h1').textContent = ${scriptJson(refusal)};
    document.querySelector('p').textContent = '';
    return;
  }
  try {
    const from = originOf(document.referrer);
    if (from && from === originOf(back) && payment)
      sessionStorage.setItem('${wayBackKey}', JSON.stringify({ payment, back }));
  } catch {}
  location.replace(to);
})();`;
}
