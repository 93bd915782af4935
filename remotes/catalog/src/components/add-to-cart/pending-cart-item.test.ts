import { safeStorage } from '@shop/shared/storage';
import { memoryStorage } from '@shop/shared/testing/area';
import { expect, test, vi } from 'vitest';
import { pendingCartItem } from './pending-cart-item.ts';

const refuse = () => {
  throw new DOMException('The storage is closed.', 'SecurityError');
};

/** An item without a note. */
const just = (quantity: number) => ({ quantity, note: '' });

test('returns the pending item once', () => {
  const storage = memoryStorage();
  const pending = pendingCartItem(safeStorage(() => storage));
  expect(pending.consume('eel')).toBeNull();
  pending.save('eel', just(3));
  expect(pending.consume('salmon-nigiri')).toBeNull();
  expect(pending.consume('eel')).toEqual(just(3));
  expect(pending.consume('eel')).toBeNull();
  expect(storage).toHaveLength(0);
});

test('holds one item at most: the last', () => {
  const storage = memoryStorage();
  const pending = pendingCartItem(safeStorage(() => storage));
  pending.save('eel', just(3));
  pending.save('miso soup', just(2));
  expect(pending.consume('eel')).toBeNull();
  expect(pending.consume('miso soup')).toEqual(just(2));
});

test.each(['', 'eel', '0 eel', '-1 eel', '1.5 eel', 'many eel'])('reads nothing from "%s"', (text) => {
  expect(pendingCartItem(safeStorage(() => memoryStorage({ wantedItem: text }))).consume('eel')).toBeNull();
});

test('returns what was chosen in a list to that list alone', () => {
  const storage = memoryStorage();
  const pending = pendingCartItem(safeStorage(() => storage));
  const item = { quantity: 1, note: '', from: '/products?category=rolls' };
  pending.save('eel', item);
  expect(pending.consume('eel')).toBeNull();
  expect(pending.consume('eel', '/products')).toBeNull();
  expect(pending.consume('eel', item.from)).toEqual(just(1));
});

test('returns the note of an item, and reads what an earlier version stored', () => {
  const storage = memoryStorage();
  const pending = pendingCartItem(safeStorage(() => storage));
  pending.save('eel', { quantity: 2, note: '3 eel, please' });
  expect(pending.consume('eel')).toEqual({ quantity: 2, note: '3 eel, please' });
  storage.setItem('wantedItem', '4 eel');
  expect(pending.consume('eel')).toEqual(just(4));
});

test('survives a storage that fails', () => {
  const console = vi.spyOn(globalThis.console, 'error').mockImplementation(() => {});
  const closed = pendingCartItem(safeStorage(refuse));
  closed.save('eel', just(1));
  expect(console).toHaveBeenCalledOnce();
  expect(closed.consume('eel')).toBeNull();
  console.mockRestore();
});

test('does not return an item that it cannot remove', () => {
  const console = vi.spyOn(globalThis.console, 'error').mockImplementation(() => {});
  const storage = Object.assign(memoryStorage({ wantedItem: '2 eel' }), { removeItem: refuse });
  expect(() => pendingCartItem(safeStorage(() => storage)).consume('eel')).toThrow('could not be removed');
  expect(console).toHaveBeenCalledOnce();
  console.mockRestore();
});
