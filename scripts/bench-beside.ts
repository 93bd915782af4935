// First visits of two shops that run already, each at its address: one of them before a change, the other after it.
import { parseArgs } from 'node:util';
import { startPlainBrowser } from '../bench/plain-browser.ts';
import { benchPages, visitInTurns } from './bench/compare-visits.ts';
import { printBeside } from './bench/report.ts';
import { ensureBrowser } from './browser.ts';
import { freePort } from './free-port.ts';

const { values, positionals } = parseArgs({
  options: { rounds: { type: 'string', default: '9' } },
  allowPositionals: true,
});
const [before, after] = positionals;
if (!before || !after) {
  console.error(
    'npm run bench:beside -- [--rounds=9] <address of the shop before> <address of the shop after>',
  );
  process.exit(2);
}

await ensureBrowser();
const browser = await startPlainBrowser(await freePort());
const addresses = { before: withoutSlash(before), after: withoutSlash(after) };
const measured = await visitInTurns(browser, addresses, benchPages, Number(values.rounds));
await browser.close();

console.log(
  `First visits on the phone, ${values.rounds} rounds: median (middle half); times in milliseconds`,
);
printBeside(measured);

function withoutSlash(address: string): string {
  return address.replace(/\/$/, '');
}
