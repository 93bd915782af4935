import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkout } from '../scripts/build-all.ts';
import { browsers } from './browsers.ts';
import type { DrivenPage, Engine, StartEngine } from './engine.ts';
import { createVisitor } from './page/visitor.ts';
import { failedStorefrontFiles } from './scenarios/failed-storefront-files.ts';
import { failedWidgetFiles } from './scenarios/failed-widget-files.ts';
import { history } from './scenarios/history.ts';
import { hostileContent } from './scenarios/hostile-content.ts';
import { lostConnections } from './scenarios/lost-connection.ts';
import { payments } from './scenarios/payment.ts';
import { purchases } from './scenarios/purchase.ts';
import type { Scenario } from './scenarios/steps.ts';
import { startShop, type Shop } from './shop/start-shop.ts';

const scenarios: readonly Scenario[] = [
  ...purchases,
  ...payments,
  ...history,
  ...hostileContent,
  ...lostConnections,
  ...failedStorefrontFiles,
  ...failedWidgetFiles,
];
const screens = join(checkout, '.cache/engines');

interface Result {
  readonly passed: number;
  readonly failed: number;
}

/**
 * Runs the scenarios whose names contain `only` in the browsers of these names, one after the other, and prints a line
 * for each.
 */
export async function runScenarios(names: readonly string[], only: string): Promise<Result> {
  const wanted = scenarios.filter(({ name }) => name.includes(only));
  const result = { passed: 0, failed: 0 };
  mkdirSync(screens, { recursive: true });
  const shop = await startShop();
  try {
    for (const name of names) {
      const engine = await startEngine(name);
      try {
        for (const scenario of wanted) {
          const isPassed = await perform(scenario, engine, name, shop);
          result[isPassed ? 'passed' : 'failed'] += 1;
        }
      } finally {
        await engine.stop();
      }
    }
  } finally {
    await shop.stop();
  }
  return result;
}

async function startEngine(name: string): Promise<Engine> {
  const browser = browsers[name];
  const executable = browser?.find();
  if (!browser || !executable) throw new Error(`There is no ${name} here.`);
  // Each driver is checked to export this; see drivers/tsconfig.json.
  const driver = (await import(new URL(`drivers/${browser.driver}`, import.meta.url).href)) as {
    readonly start: StartEngine;
  };
  return driver.start(executable, name);
}

/** Tells whether all went well; what did not is printed, with a picture of the page. */
async function perform(scenario: Scenario, engine: Engine, name: string, shop: Shop): Promise<boolean> {
  await fetch(new URL('/__reset', shop.apiBase), { method: 'POST' });
  shop.proxy.heal();
  const page = await engine.openPage();
  const keepScreen = async (screen: string) =>
    writeFileSync(join(screens, `${name}-${screen}.png`), await page.screenshot());
  const started = Date.now();
  const say = (outcome: string) =>
    console.log(
      `${outcome} ${engine.name}  ${scenario.name} (${((Date.now() - started) / 1000).toFixed(1)} s)`,
    );
  try {
    await page.resize(1280, 900);
    await scenario.run({ shop, visitor: createVisitor(page), keepScreen });
    say('ok  ');
    return true;
  } catch (error) {
    say('FAIL');
    await explain(error, page, () => keepScreen(`failed-${scenario.name.replace(/\W+/g, '-')}`));
    return false;
  } finally {
    await page.close();
  }
}

async function explain(error: unknown, page: DrivenPage, keepScreen: () => Promise<void>): Promise<void> {
  console.log(error instanceof Error ? `  ${error.stack}` : error);
  if (error instanceof Error && error.cause) console.log('  because of', error.cause);
  for (const message of page.errors()) console.log(`  console: ${message}`);
  try {
    await keepScreen();
  } catch (cause) {
    // The browser itself may be what failed.
    console.log('  There is no picture of it:', cause);
  }
}
