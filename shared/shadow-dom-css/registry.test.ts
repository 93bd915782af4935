import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { build } from 'vite';
import { registryFile } from './fixture/project.ts';
import { register, unregister } from './registry.ts';

test('registering on a server does nothing', () => {
  register('shop@1', 'a.css', '.a{color:red}');
  unregister('shop@1', 'a.css');
  expect(Object.getOwnPropertySymbols(globalThis)).not.toContain(Symbol.for('shop.sheets/1'));
});

test('weighs at most 1 kB', async () => {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      target: 'esnext',
      modulePreload: { polyfill: false },
      rolldownOptions: { input: registryFile, preserveEntrySignatures: 'strict' },
    },
  });
  if (Array.isArray(result) || !('output' in result)) throw new Error('one output expected');
  expect(result.output).toHaveLength(1);
  expect(result.output[0].code).toContain('shop.sheets/1');
  expect(gzipSync(result.output[0].code).length).toBeLessThanOrEqual(1024);
});
