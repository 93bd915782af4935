import { expect, test, vi } from 'vitest';
import { ConfigError } from './read-setting.ts';
import { readRendering } from './settings.ts';

const load = async () => ({});

test('pages are rendered and cached by default', () => {
  const settings = readRendering({ render: '' }, new Map(), () => load);
  expect(settings).toMatchObject({ load, budget: 600, cache: { fresh: 10_000, stale: 60_000 } });
});

test('RENDER=off renders nothing and prepares nothing', () => {
  const prepare = vi.fn(() => load);
  expect(readRendering({ render: 'off' }, new Map(), prepare)).toBeUndefined();
  expect(prepare).not.toHaveBeenCalled();
});

test('RENDER_CACHE=0 caches nothing, and the times can be set', () => {
  const environment = { renderCache: '0', renderBudget: '250', renderDeferredTimeout: '40' };
  const settings = readRendering(environment, new Map(), () => load);
  expect(settings).toMatchObject({ budget: 250, deferredTimeout: 40, cache: undefined });
});

test.each([
  [{ render: 'no' }, /^RENDER: /],
  [{ renderCache: 'off' }, /^RENDER_CACHE: /],
  [{ renderBudget: '1s' }, /^RENDER_BUDGET: /],
  [{ renderBudget: '0' }, /^RENDER_BUDGET: /],
  [{ renderDeferredTimeout: 'long' }, /^RENDER_DEFERRED_TIMEOUT: /],
])('%j is refused by name', (environment, problem) => {
  const read = () => readRendering(environment, new Map(), () => load);
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(problem);
});
