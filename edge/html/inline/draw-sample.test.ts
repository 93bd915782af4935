import { pageGlobal } from '@shop/shared/contracts';
import { afterEach, expect, test, vi } from 'vitest';
import { drawSample } from './draw-sample.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  delete pageGlobal().sample;
});

/** Opens a page; returns whether it was drawn, and what goes wrong on it. */
function openPage(share: string, drawn = 0.5, consent?: string) {
  const listeners = new Map<string, (event: Event) => void>();
  vi.stubGlobal('document', { currentScript: { dataset: { share, set: 'host@h1', consent } } });
  vi.stubGlobal('addEventListener', (type: string, listener: (event: Event) => void) =>
    listeners.set(type, listener),
  );
  vi.spyOn(Math, 'random').mockReturnValue(drawn);
  drawSample();
  return { sample: pageGlobal().sample, fail: (event: Event) => listeners.get(event.type)?.(event) };
}

test.each([
  ['1', 0.999, true],
  ['0.1', 0.099, true],
  ['0.1', 0.1, false],
  ['0', 0, false],
  ['', 0, false],
  ['many', 0, false],
])('of a share of %j a page that draws %d is measured: %s [FLD-04]', (share, drawn, isMeasured) => {
  expect(openPage(share, drawn).sample !== undefined).toBe(isMeasured);
});

test('what goes wrong before there is code to count it is kept, 30 errors at most', () => {
  const { sample, fail } = openPage('1', 0);
  for (let count = 0; count < 31; count += 1) fail(new Event('error'));
  fail(new Event('unhandledrejection'));
  expect([sample?.set, sample?.isAllowed()]).toEqual(['host@h1', true]);
  expect(sample?.errors).toHaveLength(30);
  const later: Event[] = [];
  if (sample) sample.onError = (event) => later.push(event);
  fail(new Event('unhandledrejection'));
  expect(later).toHaveLength(1);
});

test.each([
  ['granted', true],
  ['denied', false],
  [null, false],
])('where consent is needed, a visitor who chose %j is measured: %s [FLD-06]', (choice, isMeasured) => {
  vi.stubGlobal('localStorage', { getItem: (key: string) => (key === 'shopAnalytics' ? choice : null) });
  const { sample } = openPage('1', 0, '');
  expect(sample !== undefined).toBe(isMeasured);
  localStorage.getItem = () => 'denied';
  expect(sample?.isAllowed() ?? false).toBe(false);
});

test('where consent is needed and the browser refuses storage, nobody is measured [FLD-06]', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(openPage('1', 0, '').sample).toBeUndefined();
});
