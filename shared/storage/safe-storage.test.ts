import { beforeEach, expect, test, vi } from 'vitest';
import { safeStorage, type StorageArea } from './safe-storage.ts';

const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);

beforeEach(() => logged.mockClear());

function memory(): StorageArea {
  const map = new Map<string, string>();
  return {
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
  };
}

test('reads what was written, until it is removed', () => {
  const area = memory();
  const storage = safeStorage(() => area);
  expect(storage.getItem('theme')).toBeNull();
  expect(storage.setItem('theme', 'dark')).toBe(true);
  expect(storage.getItem('theme')).toBe('dark');
  expect(storage.removeItem('theme')).toBe(true);
  expect(storage.getItem('theme')).toBeNull();
  expect(logged).not.toHaveBeenCalled();
});

test('a forbidden storage counts as empty, and is logged once', () => {
  const storage = safeStorage(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect([storage.getItem('a'), storage.setItem('a', 'secret'), storage.removeItem('a')]).toEqual([
    null,
    false,
    false,
  ]);
  expect(logged).toHaveBeenCalledTimes(1);
  expect(logged.mock.calls[0]?.join(' ')).toMatch(/not available.* SecurityError$/);
});

test('a full storage is logged by key and reason, without the value', () => {
  const storage = safeStorage(() => ({
    ...memory(),
    setItem() {
      throw new DOMException('secret', 'QuotaExceededError');
    },
  }));
  expect(storage.setItem('authToken', 'secret')).toBe(false);
  expect(logged.mock.calls).toEqual([
    ['"authToken" could not be written in the storage:', 'QuotaExceededError'],
  ]);
});

test('where there is none nothing is stored, and nothing logged', () => {
  const storage = safeStorage(() => null);
  expect([storage.getItem('a'), storage.setItem('a', '1'), storage.removeItem('a')]).toEqual([
    null,
    false,
    false,
  ]);
  expect(logged).not.toHaveBeenCalled();
});
