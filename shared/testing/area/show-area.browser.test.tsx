import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { contractVersion, type Area } from '../../contracts/index.ts';
import { showArea } from './show-area.tsx';

const nextFrame = () => new Promise((done) => requestAnimationFrame(done));

async function loadPage() {
  // Until the router has been rendered without it.
  await nextFrame();
  await nextFrame();
  return () => <h1>Events</h1>;
}

const area: Area = {
  contract: contractVersion,
  routes: () => [{ path: '/events', lazy: { Component: loadPage } }],
};

test('a page that loads late is shown without a word in the console', async () => {
  const warn = vi.spyOn(console, 'warn');
  onTestFinished(() => warn.mockRestore());
  const shown = showArea(area, { path: '/events', answers: () => ({}) });
  onTestFinished(() => shown.close());
  await expect.element(page.getByRole('heading', { name: 'Events' })).toBeVisible();
  expect(warn).not.toHaveBeenCalled();
});
