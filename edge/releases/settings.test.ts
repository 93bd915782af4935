import { expect, test } from 'vitest';
import { ConfigError } from './read-setting.ts';
import { readFieldSettings, readRendering } from './settings.ts';

test('pages are rendered and cached by default', () => {
  const settings = readRendering({ render: '' });
  expect(settings).toMatchObject({ budget: 600, cache: { fresh: 10_000, stale: 60_000 } });
});

test('RENDER=off renders nothing', () => {
  expect(readRendering({ render: 'off' })).toBeUndefined();
});

test('RENDER_CACHE=0 caches nothing, and the times can be set', () => {
  const environment = { renderCache: '0', renderBudget: '250', renderDeferredTimeout: '40' };
  const settings = readRendering(environment);
  expect(settings).toMatchObject({ budget: 250, deferredTimeout: 40, cache: undefined });
});

test.each([
  [{ render: 'no' }, /^RENDER: /],
  [{ renderCache: 'off' }, /^RENDER_CACHE: /],
  [{ renderBudget: '1s' }, /^RENDER_BUDGET: /],
  [{ renderBudget: '0' }, /^RENDER_BUDGET: /],
  [{ renderDeferredTimeout: 'long' }, /^RENDER_DEFERRED_TIMEOUT: /],
])('%j is refused by name', (environment, problem) => {
  const read = () => readRendering(environment);
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(problem);
});

test.each([
  [{}, { share: 0.1, needsConsent: false }],
  [
    { fieldShare: '1', fieldConsent: 'on' },
    { share: 1, needsConsent: true },
  ],
  [{ fieldShare: '.05' }, { share: 0.05, needsConsent: false }],
  [{ fieldShare: '0' }, undefined],
  [{ fieldShare: '0.0' }, undefined],
])('%j says of which pages field data is sent [FLD-04]', (environment, settings) => {
  expect(readFieldSettings(environment)).toEqual(settings);
});

test.each([
  [{ fieldShare: '10%' }, /^FIELD_SHARE: /],
  [{ fieldShare: '-0.1' }, /^FIELD_SHARE: /],
  [{ fieldShare: '1.5' }, /^FIELD_SHARE: /],
  [{ fieldShare: '1', fieldConsent: 'yes' }, /^FIELD_CONSENT: /],
])('%j is refused by name [FLD-04]', (environment, problem) => {
  expect(() => readFieldSettings(environment)).toThrow(problem);
});
