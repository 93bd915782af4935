import { expect, test } from 'vitest';
import { settingsOf } from './bindings.ts';

test('bindings that are JSON are settings, those of the platform are none', () => {
  const SITE_CONFIG = { id: 1 };
  const bindings = {
    RELEASES: {} as never,
    LOADER: {} as never,
    SITE_URL: 'https://shop.example',
    SITE_CONFIG,
  };
  expect(settingsOf(bindings)).toEqual({ SITE_URL: 'https://shop.example', SITE_CONFIG: '{"id":1}' });
});
