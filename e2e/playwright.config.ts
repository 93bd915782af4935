import { defineConfig } from '@playwright/test';
import { chromiumArguments, chromiumPath } from '../shared/testing/chromium.ts';
import type { TestFixtures, WorkerFixtures } from './fixtures.ts';
import { isWhole } from './whole.ts';

const executablePath = chromiumPath();

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
const desk = { viewport: { width: 1280, height: 900 } };
// In full: a pattern of its own would match in any checkout whose folder is called `shop`.
const screens = `${import.meta.dirname}/shop/**/*.spec.ts`;

/** What judges seconds. `npm test` runs it after everything else, one test at a time. */
const alone = /@alone/;

/** Tests of `npm run test:all` alone, see `whole.ts`. */
const further = isWhole ? [] : [/@whole/];

/** The screens of `shop/` once more, rendered in the browser; `npm run test:all` asks for them. */
const renderedInBrowser = [
  {
    name: 'phone, RENDER=off',
    testMatch: screens,
    use: { ...phone, widths: [390], rendering: 'browser' as const },
  },
  { name: 'desk, RENDER=off', testMatch: screens, use: { ...desk, rendering: 'browser' as const } },
];

/**
 * Screens of `shop/` are tested on a phone and on a desk, all else once. The `widths` of a test include both sides of the
 * one at which the menu replaces the navigation.
 */
export default defineConfig<Pick<TestFixtures, 'widths'>, Pick<WorkerFixtures, 'rendering'>>({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  // What takes long: `npm run test:attack`, `test:delivery`, `test:faults`, `test:operation`, `test:soak`, `test:wordpress` and
  // `test:workers` run it.
  testIgnore: ['DELIVERY', 'FAULTS', 'ATTACK', 'OPERATION', 'WORDPRESS', 'WORKERS'].some(
    (name) => process.env[`WHOLE_${name}`],
  )
    ? []
    : '**/whole/**',
  grepInvert: further,
  outputDir: '../.cache/test-results/playwright',
  fullyParallel: false,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: '../.cache/test-results/playwright.json' }]],
  use: {
    locale: 'en-US',
    // A trace of every test would take half as long again; `--trace=retain-on-failure` keeps those of failed ones.
    screenshot: 'only-on-failure',
    launchOptions: { args: chromiumArguments, ...(executablePath && { executablePath }) },
  },
  projects: [
    {
      name: 'phone',
      testMatch: screens,
      grepInvert: isWhole ? [] : [/@desk/, ...further],
      use: { ...phone, widths: [390, 768] },
    },
    { name: 'desk', grepInvert: [alone, ...further], use: { ...desk, widths: [769, 1280] } },
    { name: 'alone', grep: alone, workers: 1, use: desk },
    ...(isWhole ? renderedInBrowser : []),
  ],
});
