import { cssModules, shadowDomCss } from '@shop/shared/shadow-dom-css/plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import type { ViteUserConfig } from 'vitest/config';
import { chromiumArguments, chromiumPath } from '../../../shared/testing/chromium.ts';

/**
 * Vitest's configuration for an area's component tests, `*.browser.test.tsx`: each runs in the Chromium of this machine,
 * with the styles as builds make them. `CHROMIUM_PATH` names another browser.
 */
export function areaTests(): ViteUserConfig {
  return {
    css: { modules: cssModules },
    plugins: [react(), shadowDomCss({ group: 'test' })],
    // Its style sheets are for the plugin, and its modules are to be the same as those that the area imports.
    optimizeDeps: {
      exclude: ['@shop/area-kit'],
      include: ['react', 'react-dom/client', 'react/jsx-dev-runtime', 'react-router-dom'].map(
        (name) => `@shop/area-kit > ${name}`,
      ),
    },
    test: {
      include: ['src/**/*.browser.test.{ts,tsx}'],
      expect: { poll: { timeout: 10_000 } },
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: playwright({ launchOptions: { executablePath: chromiumPath(), args: chromiumArguments } }),
        instances: [{ browser: 'chromium' }],
      },
    },
  };
}
