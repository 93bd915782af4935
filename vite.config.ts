import { playwright } from '@vitest/browser-playwright';
import { cssModules, shadowDomCss } from '@shop/shared/shadow-dom-css/plugin';
import react from '@vitejs/plugin-react';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { chromiumArguments, chromiumPath } from './shared/testing/chromium.ts';

const css = { modules: cssModules };
/** `SPOILED_CASES`: how many spoiled records are tried, many by `npm run test:providers`. `WHOLE_SUITE`: `npm run test:all`. */
const env = {
  SPOILED_CASES: process.env['SPOILED_CASES'] ?? '',
  WHOLE_SUITE: process.env['WHOLE_SUITE'] ?? '',
};

/** Test projects; the build table is in build/. */
export default defineConfig({
  test: {
    // Tests in the browser wait half of their time; Vitest's own number is one core less.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        css,
        test: {
          name: 'unit',
          environment: 'node',
          include: [
            '{shared,host,remotes,sandbox,art,delivery,edge,build,kit,scripts,bench,packages,deploy}/**/*.test.{ts,tsx}',
          ],
          exclude: ['**/node_modules/**', '**/*.browser.test.*'],
          // Starts each file in half the time that a process takes.
          pool: 'threads',
          testTimeout: 30_000,
          // Hooks start browsers and servers, and prepare packages for them.
          hookTimeout: 60_000,
          // Processes, watchers of files and browsers of a test share the machine with those of others.
          expect: { poll: { timeout: 10_000 } },
          env,
        },
      },
      {
        css,
        plugins: [react(), shadowDomCss({ group: 'test' })],
        optimizeDeps: {
          include: [
            'react',
            'react-dom/client',
            'react/jsx-dev-runtime',
            'react-router-dom',
            '@module-federation/runtime/core',
          ],
        },
        test: {
          name: 'browser',
          env,
          include: ['{shared,host,remotes,edge,templates}/**/*.browser.test.{ts,tsx}'],
          setupFiles: './shared/testing/empty-device.ts',
          // A page's code is compiled when a test is the first to open it: three quarters of such a test, on a busy machine.
          testTimeout: 30_000,
          expect: { poll: { timeout: 10_000 } },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: { executablePath: chromiumPath(), args: chromiumArguments },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
