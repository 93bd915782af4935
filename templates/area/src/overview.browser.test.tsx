import { failure, showArea, type ProviderAnswers } from '@shop/shared/testing/area';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { area } from './area.tsx';
import { overviewMessages } from './messages/overview.ts';

function open(answers: ProviderAnswers) {
  const shown = showArea(area, { path: '/sample', answers });
  onTestFinished(() => shown.close());
}

test('shows what the provider answers below the heading', async () => {
  open(() => ({ tagline: 'Cut to order.' }));
  await expect.element(page.getByRole('heading', { name: overviewMessages.heading })).toBeVisible();
  await expect.element(page.getByText('Cut to order.')).toBeVisible();
});

test('says that there is nothing to show', async () => {
  open(() => ({}));
  await expect.element(page.getByText(overviewMessages.empty)).toBeVisible();
});

test('says that the page could not be loaded', async () => {
  open(() => failure(500));
  await expect.element(page.getByText(overviewMessages.failed)).toBeVisible();
});
