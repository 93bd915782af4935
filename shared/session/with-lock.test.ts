import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeLocks } from './testing/fake-browser.ts';
import { withLock } from './with-lock.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Tabs of a browser that shows what one of them stores to the others after a while. */
function openTabs(lagMs: number, locks = fakeLocks()) {
  const tabs: { value: string; events: EventTarget }[] = [];
  return function openTab() {
    const tab = { value: 'first', events: new EventTarget() };
    tabs.push(tab);
    const show = (other: typeof tab, value: string) => {
      other.value = value;
      other.events.dispatchEvent(new Event('storage'));
    };
    return {
      read: () => tab.value,
      write(value: string) {
        tab.value = value;
        for (const other of tabs) if (other !== tab) setTimeout(() => show(other, value), lagMs);
      },
      locked: <T>(task: () => Promise<T>) =>
        withLock({ locks, name: 'test', read: () => tab.value, events: tab.events }, task),
    };
  };
}

test('each tab sees what the one before it has stored, also where the browser shows that later than it hands the lock on [SES-24]', async () => {
  const openTab = openTabs(300);
  const tabs = [openTab(), openTab(), openTab()];
  const seen: string[] = [];
  const all = tabs.map((tab, index) =>
    tab.locked(async () => {
      seen.push(tab.read());
      tab.write(`by ${index}`);
    }),
  );
  await vi.advanceTimersByTimeAsync(1000);
  await Promise.all(all);
  expect(seen).toEqual(['first', 'by 0', 'by 1']);
});

test('nobody waits for what nobody has replaced', async () => {
  const openTab = openTabs(300);
  const [here, there] = [openTab(), openTab()];
  await here.locked(async () => undefined);
  expect(await there.locked(async () => there.read())).toBe('first');
});

test('a task that fails has replaced what it has replaced', async () => {
  const openTab = openTabs(300);
  const [here, there] = [openTab(), openTab()];
  const failed = here.locked(async () => {
    here.write('left');
    throw new Error('failed');
  });
  await expect(failed).rejects.toThrow('failed');
  const seen = there.locked(async () => there.read());
  await vi.advanceTimersByTimeAsync(300);
  expect(await seen).toBe('left');
});

test('a change that is never shown is waited for 2 seconds, and told for 5', async () => {
  const openTab = openTabs(60_000);
  const [here, there] = [openTab(), openTab()];
  await here.locked(async () => here.write('unseen'));
  const start = Date.now();
  const waited = async () => Date.now() - start;
  const first = there.locked(waited);
  await vi.advanceTimersByTimeAsync(2000);
  expect(await first).toBe(2000);
  await vi.advanceTimersByTimeAsync(3000);
  expect(await there.locked(waited)).toBe(5000);
});
