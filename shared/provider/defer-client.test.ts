import type { ProviderClient, ProviderSettings } from '@shop/shared/contracts';
import { listCategories } from '@shop/shared/contracts/provider';
import { expect, test, vi } from 'vitest';
import { deferClient } from './defer-client.ts';

const settings: ProviderSettings = {
  apiBase: 'https://provider.example/api',
  tenantHeader: 'X-Tenant-ID',
  loginField: 'login_id',
  idempotencyHeader: 'Idempotency-Key',
  paths: {},
};
const answer = { items: [], next: null };
const client = {
  call: vi.fn(() => Promise.resolve(answer)),
  next: vi.fn(() => Promise.resolve(answer)),
} as unknown as ProviderClient;

test('a client is loaded by its first call, once, and knows files and keys before', async () => {
  const load = vi.fn(() => Promise.resolve(client));
  const deferred = deferClient(settings, load);
  expect(deferred.file('/media/eel.webp')).toBe('https://provider.example/media/eel.webp');
  expect(deferred.takesKeys).toBe(true);
  expect(load).not.toHaveBeenCalled();
  const calls = [
    deferred.call(listCategories, {}),
    deferred.next(listCategories, 'https://provider.example/2'),
  ];
  expect(await Promise.all(calls)).toEqual([answer, answer]);
  expect(load).toHaveBeenCalledTimes(1);
  expect(client.next).toHaveBeenCalledWith(listCategories, 'https://provider.example/2');
});

test('a client that cannot be loaded fails the call as a lost network does, and is loaded again by the next', async () => {
  const load = vi.fn(() => Promise.resolve(client));
  load.mockRejectedValueOnce(new Error('no file'));
  const deferred = deferClient(settings, load);
  await expect(deferred.call(listCategories, {})).rejects.toMatchObject({
    name: 'ProviderError',
    kind: 'network',
  });
  expect(await deferred.call(listCategories, {})).toBe(answer);
});
