import { expect, test } from 'vitest';
import { assumptions, coresOf, edgesFor, loadOf, memoryOf, cacheMisses, peakOf } from './scale.ts';

const work = {
  machine: 'a core',
  node: '26',
  rendered: { list: 100, product: 100, home: 100, preview: 100 },
  cached: { document: 1000, preview: 1000, file: 10_000 },
  megabytes: { edge: { atRest: 50, busy: 200 }, renderer: { atRest: 50, busy: 100 } },
};
/** One address, asked for once a visit, and one file. */
const plain = {
  ...assumptions,
  documents: 1,
  previews: 0,
  files: 1,
  firstVisits: 1,
  addresses: 1,
  single: 0,
};

test('a cache lets one request pass in each span, and all of an address that is seldom asked for', () => {
  expect(cacheMisses(1000, 10)).toBeCloseTo(0.1, 3);
  expect(cacheMisses(0.001, 10)).toBeCloseTo(0.001, 4);
});

test('each edge renders an address for itself, and documents of their own each time', () => {
  expect(loadOf(1e6, 'nothing', 1, plain).rendered).toBeCloseTo(0.1);
  expect(loadOf(1e6, 'nothing', 8, plain).rendered).toBeCloseTo(0.8);
  expect(loadOf(100, 'nothing', 8, { ...plain, single: 1 }).rendered).toBe(100);
});

test('a CDN asks for a document once in its span, and during a canary for each, of two sets', () => {
  const usual = loadOf(1e6, 'CDN', 1, plain);
  expect(usual.documents).toBeCloseTo(0.2);
  expect(usual.files).toBeCloseTo(1e4);
  const canary = loadOf(1e6, 'CDN, canary', 1, plain);
  expect(canary.documents).toBe(1e6);
  expect(canary.rendered).toBeCloseTo(0.2);
});

test('cores are the sum of what each kind of answer takes', () => {
  const load = { requests: 0, documents: 1000, files: 10_000, rendered: 50 };
  expect(coresOf(load, 500, work)).toBe(1 + 1 + 0.5 + 0.5);
});

test('there are as many edges as keep their cores below what is meant to be busy, and two at least', () => {
  expect(edgesFor(1, 'nothing', work, plain).edges).toBe(2);
  const { edges, cores } = edgesFor(10_000, 'nothing', work, plain);
  expect(cores).toBeGreaterThan((edges - 1) * 1.2);
  expect(cores).toBeLessThanOrEqual(edges * 1.2);
});

test('the busiest minute of a day', () => {
  expect(peakOf(36_000, { ...plain, busiestHour: 0.2, burst: 1.5 })).toBeCloseTo(3);
});

test('memory counts renderers of each set: default, canaries, and the one before a promotion', () => {
  expect(memoryOf({ renderers: 2, canaries: 1 }, work)).toEqual({
    busy: 200 + 600,
    maximum: 200 + 3 * (1280 + 128),
  });
});
