import { afterEach, expect, test, vi } from 'vitest';
import { reportSilence } from './report-silence.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A page of a set under comparison; returns what it sends, and what leaves it. */
function openPage(
  isHydrated: () => boolean,
  canary: object | null = { beacon: '/canary-report', set: 's7' },
) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] });
  const sent: unknown[] = [];
  const listeners: (() => void)[] = [];
  vi.stubGlobal('document', {
    querySelector: (name: string) =>
      name === 'script#shop-boot' ? { textContent: JSON.stringify({ canary }) } : isHydrated() ? {} : null,
  });
  vi.stubGlobal('navigator', { sendBeacon: (...beacon: unknown[]) => sent.push(beacon) });
  vi.stubGlobal('addEventListener', (_: string, listener: () => void) => listeners.push(listener));
  reportSilence();
  return { sent, leave: () => listeners.forEach((listener) => listener()) };
}

const silence = ['/canary-report', '{"set":"s7","outcome":"failed","kind":"silence"}'];

test('a page of which nothing comes says so after 20 seconds, once', () => {
  const { sent, leave } = openPage(() => false);
  vi.advanceTimersByTime(19_999);
  expect(sent).toEqual([]);
  vi.advanceTimersByTime(1);
  leave();
  expect(sent).toEqual([silence]);
});

test('a page that responds says nothing here', () => {
  const { sent, leave } = openPage(() => true);
  vi.advanceTimersByTime(30_000);
  leave();
  expect(sent).toEqual([]);
});

test('who leaves within five seconds has not waited; who leaves later has', () => {
  const { sent, leave } = openPage(() => false);
  vi.advanceTimersByTime(4000);
  leave();
  expect(sent).toEqual([]);
  vi.advanceTimersByTime(2000);
  leave();
  expect(sent).toEqual([silence]);
});

test('without a canary nothing is sent', () => {
  const { sent } = openPage(() => false, null);
  vi.advanceTimersByTime(30_000);
  expect(sent).toEqual([]);
});
