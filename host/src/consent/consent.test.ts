import { expect, onTestFinished, test, vi } from 'vitest';

test('storage is read with the first use, not while the module loads', async () => {
  const getItem = vi.fn(() => 'granted');
  onTestFinished(() => void vi.unstubAllGlobals());
  vi.resetModules();
  vi.stubGlobal('localStorage', { getItem, setItem: vi.fn(), removeItem: vi.fn() });
  const { consent } = await import('./consent.ts');
  expect(getItem).not.toHaveBeenCalled();
  expect(consent.state()).toEqual({ choice: 'granted', asking: false });
  consent.ask();
  expect(consent.state()).toEqual({ choice: 'granted', asking: true });
  expect(getItem).toHaveBeenCalledTimes(1);
});
