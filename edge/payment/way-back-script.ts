/** Where the storefront keeps, for one tab, which page a payment was begun on: `{payment, back}` as JSON. */
export const wayBackKey = 'paymentWayBack';

/**
 * Leads a shopper who comes from the payment page back to the page that the payment was begun on, when that is another
 * one than the storefront's. Once: who opens the address again sees the result there.
 * A constant text: one hash in the policy admits it.
 */
export const wayBackScript = `(() => {
  try {
    const { payment, back } = JSON.parse(sessionStorage.getItem('${wayBackKey}')) ?? {};
    const paid = new URLSearchParams(location.search).get('paymentId') || payment;
    if (!back || paid !== payment) return;
    sessionStorage.removeItem('${wayBackKey}');
    location.replace(back);
  } catch {}
})();`;
