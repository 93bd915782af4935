import { expect, test, vi } from 'vitest';
import { lastingStore } from './lasting-store.ts';
import { safeStorage } from './safe-storage.ts';

function openStorage() {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const texts = new Map<string, string>();
  const state = { isFull: false };
  const storage = safeStorage(() => ({
    getItem: (key) => texts.get(key) ?? null,
    setItem(key, value) {
      if (state.isFull) throw new DOMException('', 'QuotaExceededError');
      texts.set(key, value);
    },
    removeItem: (key) => void texts.delete(key),
  }));
  return { texts, state, storage: lastingStore(storage) };
}

test('what a full storage does not take is there all the same, and is stored once there is room [SEC-111]', () => {
  const { texts, state, storage } = openStorage();
  storage.setItem('draft', 'before');
  state.isFull = true;
  expect(storage.setItem('draft', 'after')).toBe(true);
  expect(storage.getItem('draft')).toBe('after');
  state.isFull = false;
  storage.setItem('draft', 'later');
  expect([storage.getItem('draft'), texts.get('draft')]).toEqual(['later', 'later']);
});

test('what is removed is gone, whether it was stored or not', () => {
  const { texts, state, storage } = openStorage();
  storage.setItem('draft', 'before');
  state.isFull = true;
  storage.setItem('draft', 'after');
  expect(storage.removeItem('draft')).toBe(true);
  expect([storage.getItem('draft'), texts.size]).toEqual([null, 0]);
});

test('a closed one holds what was written, and nothing that was not', () => {
  const closed = lastingStore(safeStorage(() => null));
  expect([closed.getItem('note'), closed.removeItem('note')]).toEqual([null, true]);
  closed.setItem('note', 'hot');
  expect([closed.getItem('note'), closed.removeItem('note'), closed.getItem('note')]).toEqual([
    'hot',
    true,
    null,
  ]);
});
