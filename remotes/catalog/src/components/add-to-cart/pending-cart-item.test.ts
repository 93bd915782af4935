import { safeStorage } from '@shop/shared/storage';
import { memoryStorage } from '@shop/shared/testing/area';
import { expect, test, vi } from 'vitest';
import { pendingCartItem } from './pending-cart-item.ts';

const refuse = () => {
  throw new DOMException('The storage is closed.', 'SecurityError');
};

test('returns the pending quantity once', () => {
  const storage = memoryStorage();
  const pending = pendingCartItem(safeStorage(() => storage));
  expect(pending.consume('eel')).toBeNull();
  pending.save('eel', 3);
  expect(pending.consume('salmon-nigiri')).toBeNull();
  expect(pending.consume('eel')).toBe(3);
  expect(pending.consume('eel')).toBeNull();
  expect(storage).toHaveLength(0);
});

test('holds one item at most: the last', () => {
  const storage = memoryStorage();
  const pending = pendingCartItem(safeStorage(() => storage));
  pending.save('eel', 3);
  pending.save('miso soup', 2);
  expect(pending.consume('eel')).toBeNull();
  expect(pending.consume('miso soup')).toBe(2);
});

test.each(['', 'eel', '0 eel', '-1 eel', '1.5 eel', 'many eel'])('reads nothing from "%s"', (text) => {
  expect(pendingCartItem(safeStorage(() => memoryStorage({ wantedItem: text }))).consume('eel')).toBeNull();
});

test('survives a storage that fails', () => {
  const console = vi.spyOn(globalThis.console, 'error').mockImplementation(() => {});
  const closed = pendingCartItem(safeStorage(refuse));
  closed.save('eel', 1);
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
