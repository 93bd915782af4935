import { expect, test, vi } from 'vitest';
import { localStore } from '@shop/shared/storage';
import { createTokens } from './tokens.ts';

const prefix = 'test.session.';
const part = (value: object) => btoa(JSON.stringify(value));
const token = (left: number) => `${part({})}.${part({ exp: Date.now() / 1000 + left })}.x`;

test('works on the browser’s own storage, events and locks', async () => {
  const good = token(3600);
  const refresh = vi.fn<(token: string) => Promise<{ access: string; refresh: string }>>(async () => {
    await new Promise((resolve) => setTimeout(resolve, 20));
    return { access: good, refresh: 'r2' };
  });
  const open = () =>
    createTokens({ storage: localStore(), prefix, events: window, locks: navigator.locks, refresh });
  const [here, there] = [open(), open()];
  const keys: unknown[] = [];
  const listen = (event: StorageEvent) => keys.push([event.key, event.newValue]);
  window.addEventListener('storage', listen);

  here.save({ access: token(30), refresh: 'r1' });
  expect(await Promise.all([here.access(), there.access(), here.access()])).toEqual([good, good, good]);
  expect(refresh.mock.calls).toEqual([['r1']]);
  expect([there.signedIn(), there.refreshToken()]).toEqual([true, 'r2']);
  here.clear();
  expect(there.signedIn()).toBe(false);
  expect(keys).toEqual([1, 2, 3].map(() => [`${prefix}authToken`, null]));
  window.removeEventListener('storage', listen);
});
