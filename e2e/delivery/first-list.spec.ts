import { measurePage } from '../../bench/measure-page.ts';
import { buildAll } from '../../scripts/build-all.ts';
import { freePort } from '../../scripts/free-port.ts';
import { startEdge } from '../../scripts/shop.ts';
import { firstList, noise } from '../bytes.ts';
import { expect, test } from '../fixtures.ts';

const firstProduct = 'main a[href^="/products/"] img';

test('the product list keeps its budget: 3 rounds to the first product, 150 kB of scripts', async ({
  browser,
  shop,
}) => {
  const { rounds, scriptBytes } = await measurePage(browser, `${shop.url}/products`, firstProduct);
  expect(rounds).toBeLessThanOrEqual(3);
  // 0.1 kB see that the address is still the rendered one (RTE-16), and let a late import that fails reach its handler.
  // 0.3 kB know whose session it is before its code has loaded, and log out where that cannot be loaded: SEC-66, AUT-17, SEC-56.
  // 0.2 kB are the bounds of what an error says, what a gateway answers, and the menu's place in the history: SEC-81, SEC-87, SEC-96, SEC-100.
  // 40 bytes tell a dish that is listed twice from the other: SEC-115. 20 let pages that are rendered together take turns: SEC-232.
  // 0.1 kB take no customer's press for another's, and leave out below a filtered list what it might not keep to: SEC-261, SEC-264.
  // 40 bytes hear of what other pages chose meanwhile, and read no gateway's words: DIE-11, SEC-271.
  // 0.2 kB ask anew for a document that is shown again, and say what a worker that came later has kept: RTE-17, OFF-16.
  // 0.2 kB try again where code was not there that is loaded late, as that of a shared basket: BRW-04.
  // 0.1 kB show what was chosen in the filters until its address does, without a step back.
  expect(scriptBytes, 'bytes of scripts, gzip').toBeLessThanOrEqual(firstList + noise);
});

test('a list that is left to the browser needs what reads the answers, too: 160 kB of scripts', async ({
  browser,
  shop,
}) => {
  const edge = await startEdge(
    { builds: await buildAll(), port: await freePort(), dataDir: `${shop.dataDir}/unrendered` },
    shop.apiBase,
    { RENDER: 'off' },
  );
  try {
    const { scriptBytes } = await measurePage(browser, `${edge.url}/products`, firstProduct);
    // 0.3 kB of them are the bounds of amounts and texts: decision 61. 0.2 kB are the session's, as above. 0.3 are those of RTE-17 and of early answers' age, 40 bytes the filters', as above.
    expect(scriptBytes, 'bytes of scripts, gzip').toBeLessThanOrEqual(160_780 + noise);
  } finally {
    await edge.stop();
  }
});
