import { beforeEach, expect, test, vi } from 'vitest';
import type { Failure } from '../failures/report-failure.ts';
import { startBeacons } from './start-beacons.ts';

const sent: [address: string, text: string][] = [];
const canary = { beacon: '/-/beacon', set: 's7' };
const failure = (page: string): Failure => ({ kind: 'crash', area: 'blog', version: 'b3', page });

beforeEach(() => {
  sent.length = 0;
  vi.stubGlobal('navigator', { sendBeacon: (address: string, text: string) => sent.push([address, text]) });
  return () => vi.unstubAllGlobals();
});

test('says once that the page responds', async () => {
  startBeacons(canary, { listen: () => undefined }, Promise.resolve());
  await Promise.resolve();
  expect(sent).toEqual([['/-/beacon', '{"set":"s7","outcome":"hydrated"}']]);
});

test('says nothing of a record that the provider spoiled', async () => {
  const record: Failure = { ...failure('/a'), kind: 'record' };
  startBeacons(canary, { listen: (listener) => listener(record) }, Promise.resolve());
  await Promise.resolve();
  expect(sent).toEqual([['/-/beacon', '{"set":"s7","outcome":"hydrated"}']]);
});

test('says what fails, five times at most', () => {
  const failures = ['/a', '/b', '/c', '/d', '/e', '/f'].map(failure);
  startBeacons(canary, { listen: (listener) => failures.forEach(listener) }, new Promise(() => {}));
  expect(sent).toHaveLength(5);
  expect(JSON.parse(sent[0]?.[1] ?? '')).toEqual({
    set: 's7',
    outcome: 'failed',
    kind: 'crash',
    area: 'blog',
    page: '/a',
  });
});
