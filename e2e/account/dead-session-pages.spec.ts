import { expect, test } from '../fixtures.ts';
import { deadSessions } from './customer.ts';
import { renderedAddresses } from '../rendering/routes.ts';
import { whole } from '../whole.ts';

// Every public page with the sandbox, loaded by the browser itself: a page that the edge renders is a visitor's anyway.
test.use({ rendering: 'browser', expectedErrors: /status of 401/ });

for (const [what, session] of Object.entries(deadSessions))
  test(
    `with a session that ${what} every public page is open to its visitor [SES-18]`,
    whole,
    async ({ page }) => {
      test.slow();
      await page.addInitScript(({ access, refresh }) => {
        // A map's frame has no storage.
        if (origin === 'null') return;
        localStorage.setItem('authToken', access);
        localStorage.setItem('refreshToken', refresh);
      }, session);
      for (const { path } of renderedAddresses) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        // A review's form may say that its session has ended.
        const alerts = page.getByRole('main').getByRole('alert');
        await expect(alerts.filter({ hasNotText: 'Please log in again.' })).toHaveCount(0);
        await expect(page.getByRole('link', { name: 'Login' }).first()).toBeVisible();
      }
    },
  );
