import { expect, test } from '../../fixtures.ts';
import { checkPageCall, checkPageOffline } from '../check-page.ts';
import { isWanted } from '../faults.ts';
import { openPayment } from '../open-payment.ts';
import { faultyPages } from '../pages.ts';
import { findings } from '../results.ts';

// Each worker has a shop of its own.
test.describe.configure({ mode: 'parallel' });
// What the shop and Chromium log of failures; errors that nobody catches are looked for by the checks.
test.use({ expectedErrors: /./, edgeSettings: { RENDER_BUDGET: '3000' } });

for (const { path: named, calls, ...rest } of faultyPages('PAYMENT')) {
  test.describe(named.replace('PAYMENT', '…'), () => {
    const pathOf = async (apiBase: string) =>
      named.includes('PAYMENT') ? named.replace('PAYMENT', await openPayment(apiBase)) : named;

    for (const pageCall of calls) {
      if (!isWanted(pageCall.call, named)) continue;
      test(`${named} says what is wrong, and leads on, when ${pageCall.call} fails in any way`, async ({
        page,
        context,
        provider,
        shop,
      }) => {
        test.setTimeout(900_000);
        const faultyPage = { ...rest, calls, path: await pathOf(shop.apiBase) };
        const results = await checkPageCall({ page, context, provider, shop }, faultyPage, pageCall);
        expect(findings(results)).toEqual([]);
      });
    }

    if (!isWanted('', named)) return;
    test(`${named} stays while the browser is offline`, async ({ page, context, provider, shop }) => {
      const faultyPage = { ...rest, calls, path: await pathOf(shop.apiBase) };
      expect(findings([await checkPageOffline({ page, context, provider, shop }, faultyPage)])).toEqual([]);
    });
  });
}
